import type { LocalLetterReading } from '../../pack/local-words.ts';

/** What a letter says of courts and law, in Spanish. */
export const letterReading: LocalLetterReading = {
  courts: {
    'the Small Claims Section of the Superior Court of New Jersey, Special Civil Part':
      'la sección de Reclamaciones de Menor Cuantía (Small Claims) de la Parte Civil Especial (Special Civil Part), Tribunal Superior de Nueva Jersey',
    'the Superior Court of New Jersey, Special Civil Part':
      'la Parte Civil Especial (Special Civil Part) del Tribunal Superior de Nueva Jersey',
    'the Superior Court of New Jersey, Law Division, Civil Part':
      'la División de Derecho (Law Division), Parte Civil, del Tribunal Superior de Nueva Jersey',
  },
  law: {
    'sda-return':
      'La ley de depósitos de garantía de Nueva Jersey, N.J.S.A. 46:8-21.1, deja que el dueño de la vivienda se quede solo con el dinero que se debe según el contrato de alquiler, o por daños que pasan del desgaste normal. El tribunal duplica la parte que se retuvo sin derecho y agrega los costos del tribunal.',
    'sda-new-owner':
      'Según N.J.S.A. 46:8-20 y 46:8-21, quien pasa a ser dueño de una vivienda alquilada responde por el depósito, aunque el dueño anterior nunca se lo haya entregado.',
    'tenant-property':
      'La ley de Nueva Jersey, N.J.S.A. 2A:18-72 y las secciones siguientes, exige un aviso por escrito antes de vender o tirar las cosas de alguien que fue inquilino. No se pueden retener por alquiler sin pagar.',
    lockout: 'En Nueva Jersey, solo un oficial del tribunal con una orden judicial puede sacar a un inquilino.',
    habitability:
      'En Nueva Jersey, el dueño debe mantener la vivienda alquilada en buen estado para vivir en ella y hacer las reparaciones necesarias. El alquiler se puede reducir por el tiempo en que no estuvo así.',
    furniture:
      'Las reglas de Nueva Jersey sobre la entrega de muebles y electrodomésticos, N.J.A.C. 13:45A-5.1, tratan como no entregado lo que llega tarde, dañado o distinto de lo pedido, y dejan que el comprador elija el reembolso completo.',
    'auto-regs':
      'Las reglas de Nueva Jersey sobre reparación de autos, N.J.A.C. 13:45A-26C.2, exigen la aprobación firmada del cliente y un presupuesto por escrito antes de empezar el trabajo. El taller no puede cobrar más que el presupuesto sin permiso.',
    hip: 'Las reglas de Nueva Jersey sobre mejoras del hogar, N.J.A.C. 13:45A-16.2, exigen un contrato escrito y firmado, con fechas de inicio y de fin, para trabajos de más de $500.',
    cbra: 'Las empresas de mejoras del hogar deben estar registradas ante el Estado, N.J.S.A. 56:8-136 y las secciones siguientes.',
    'bad-check':
      'El cheque fue devuelto sin pagar, así que la cantidad se debe todavía. La ley de Nueva Jersey, N.J.S.A. 2A:32A-1, tiene un aviso aparte para los cheques devueltos.',
    dog: 'Según N.J.S.A. 4:19-16, el dueño de un perro que muerde a una persona en un lugar público, o que está con derecho en una propiedad privada, es responsable aunque el perro nunca haya mordido antes.',
    'health-club':
      'La ley de Nueva Jersey sobre gimnasios, N.J.S.A. 56:8-39 a 56:8-48, fija las reglas para los contratos de gimnasio y sus cancelaciones.',
    ring: 'En Nueva Jersey, el anillo de compromiso se devuelve cuando no hay boda.',
    cfa: 'Estos hechos también pueden violar la Ley de Fraude al Consumidor de Nueva Jersey, N.J.S.A. 56:8-2. Si es así, el tribunal da tres veces la pérdida, más las tarifas de presentación y honorarios razonables de abogado, según N.J.S.A. 56:8-19.',
    'ucc-warranty': 'Según N.J.S.A. 12A:2-313, los productos deben ser como el vendedor dijo que eran.',
    'ucc-remedy':
      'Cuando los productos no se entregan o se rechazan con derecho, el comprador puede recuperar el precio.',
    'ucc-price': 'El comprador que acepta los productos debe pagar el precio acordado.',
    towing:
      'La ley de grúas de Nueva Jersey, N.J.S.A. 56:13-7 y las secciones que siguen, pide que sean razonables los cargos por llevarse un vehículo de una propiedad privada sin permiso de su dueño.',
    'used-car':
      'La ley de autos usados de Nueva Jersey, N.J.S.A. 56:8-67 a 56:8-80, exige una garantía escrita cuando un vendedor del ramo vende un auto de este precio, esta antigüedad y estas millas. El comprador renuncia a ella solo de la forma que esa ley permite.',
    wages:
      'La ley de salarios de Nueva Jersey, N.J.S.A. 34:11-4.10 y 34:11-56a25, permite que un empleado pida al tribunal los salarios no pagados, hasta el doble de esa suma encima, y los costos.',
    fcba: 'La decisión de una compañía de tarjetas sobre una disputa no decide lo que se debe entre nosotros.',
    tca: [
      'Entiendo que N.J.S.A. 59:8-8 fija los pasos para avisar de los reclamos contra una entidad pública. Por favor, envíe enseguida cualquier formulario que necesite.',
      'Entendemos que N.J.S.A. 59:8-8 fija los pasos para avisar de los reclamos contra una entidad pública. Por favor, envíe enseguida cualquier formulario que necesite.',
    ],
    bailment:
      'Quien guarda algo de otra persona debe devolverlo en el estado en que estaba, o explicar por qué no puede.',
    conversion:
      'Según la ley de Nueva Jersey, quien toma, retiene o vende sin derecho algo que es de otra persona debe su valor justo.',
    contract:
      'Según la ley de Nueva Jersey, un acuerdo vale si está en papel, en mensajes o solo hablado. Cuando una parte no cumple, la otra puede reclamar el dinero perdido.',
    negligence:
      'La ley de Nueva Jersey pide a toda persona y a toda empresa un cuidado razonable. Quien no lo tiene responde por el costo justo del daño.',
  },
};
