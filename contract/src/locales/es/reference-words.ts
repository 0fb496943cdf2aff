import type { ReferenceWords } from '../../catalogue/words.ts';
import { words } from '@plainclaim/domain/served-words/es';

export const referenceWords: ReferenceWords = {
  reasons: {
    'deposit-not-returned': 'No me devolvieron el depósito',
    'deposit-unfair-deductions': 'Me descontaron cargos injustos del depósito',
    'repairs-not-made': 'No arreglaron la calefacción, el agua, el moho u otra cosa',
    'locked-out': 'Me dejaron fuera de mi vivienda o me sacaron a la fuerza',
    'belongings-kept-or-dumped': 'Se quedaron con mis cosas o las tiraron',
    'rent-or-fees-overcharged': 'Me cobraron de más en alquiler o cargos',
    'tenant-owes-rent': 'Un inquilino me debe alquiler',
    'tenant-damaged-rental': 'Un inquilino dañó mi vivienda alquilada',

    'personal-loan': 'Presté dinero y no me lo devolvieron',
    'unpaid-invoice': 'Un cliente no pagó mi factura',
    'unpaid-work': 'No me pagaron mi trabajo',
    'bad-check': 'Recibí un cheque sin fondos o un pago devuelto',
    'shared-bills': 'Un compañero de casa o una pareja no pagó su parte',
    'unpaid-goods': 'Alguien no pagó cosas que le vendí',
    'paid-by-mistake': 'Pagué de más o pagué por error',

    'service-not-done': 'Pagué por un servicio que no recibí',
    'service-done-badly': 'El servicio se hizo mal',
    'event-vendor': 'Un proveedor de una boda o un evento no cumplió',
    mover: 'Una mudanza perdió, rompió o retuvo mis cosas',
    'gym-or-class': 'Un gimnasio, una clase o una membresía no me devuelve el dinero',
    'deal-backed-out': 'Alguien se echó atrás en un trato',
    'business-contract': 'No se cumplió un trato de negocios',

    'deposit-no-work': 'Cobraron un depósito y nunca empezaron',
    'unfinished-work': 'Dejaron el trabajo sin terminar',
    'bad-work': 'El trabajo está mal hecho o no es seguro',
    'damage-during-work': 'Dañaron mi casa mientras trabajaban',
    'price-went-up': 'Cobraron más de lo acordado',
    'no-contract-or-registration': 'No había contrato escrito o no estaban registrados',
    'homeowner-did-not-pay': 'Hice el trabajo y no me pagaron',

    'bad-repair': 'La reparación se hizo mal',
    'repair-not-approved': 'Hicieron trabajos que no aprobé',
    'over-estimate': 'Cobraron más que el presupuesto',
    'damaged-at-shop': 'Mi auto se dañó en el taller',
    'shop-keeps-car': 'El taller no me devuelve el auto',
    'used-car': 'Compré un auto usado con problemas ocultos',
    tow: 'Una grúa se lo llevó sin razón o dañó mi auto',
    'customer-did-not-pay-shop': 'Un cliente no le pagó a mi taller',

    'car-crash': 'Otro conductor chocó mi auto',
    'parked-car': 'Chocaron mi auto estacionado',
    'neighbor-yard': 'Un vecino dañó mi patio, mi árbol o mi cerca',
    'water-leak': 'El agua o una fuga dañó mi casa',
    animal: 'Un animal lastimó a mi mascota o dañó mis cosas',
    'cleaner-or-storage': 'Una tintorería, un lugar de almacenaje o una tienda dañó mis cosas',
    'lent-item': 'Alguien rompió lo que le presté',
    'public-body': 'Daños por una calle, un camión de la ciudad o un lugar público',

    'broken-or-defective': 'Se rompió o nunca funcionó',
    'not-as-promised': 'No era lo prometido',
    'never-came': 'Nunca llegó',
    'furniture-appliance': 'Un mueble o un electrodoméstico llegó tarde o dañado',
    'warranty-refused': 'No cumplen con la garantía',
    'sick-pet': 'Compré una mascota enferma',
    'private-or-online-seller': 'Un vendedor particular o en línea me engañó',

    'took-my-things': 'Alguien tomó mis cosas',
    'will-not-return': 'Alguien no me devuelve mis cosas',
    'ex-or-roommate': 'Una expareja o un compañero de casa se quedó con mis cosas o las vendió',
    'money-taken': 'Alguien tomó dinero mío',
    'worker-took': 'Un trabajador o ayudante tomó algo mío',
    'held-by-storage-or-landlord':
      'El dueño de la vivienda, un lugar de almacenaje o una tienda se quedó con mis cosas',

    'promised-to-pay': 'Prometieron pagar y no pagaron',
    'promised-work': 'Prometieron hacer un trabajo y no lo hicieron',
    'promised-return': 'Prometieron devolver algo',
    'split-cost': 'Acordamos dividir un gasto',
    'promised-price': 'Prometieron un precio y cobraron más',
    'promised-job-or-pay': 'Un jefe o un cliente prometió un pago',

    'dog-bite': 'Un perro me mordió o me lastimó',
    'slip-or-fall': 'Me resbalé, tropecé o me caí',
    'crash-injury': 'Me lastimé en un choque de auto',
    'store-salon-gym': 'Me lastimé en una tienda, un salón o un gimnasio',
    'product-hurt-me': 'Un producto me lastimó',
    'hurt-on-purpose': 'Alguien me lastimó a propósito',
    'other-injury': 'Otro tipo de lesión',

    'refund-refused': 'Un vendedor no me devuelve el dinero',
    'charged-without-ok': 'Me cobraron sin mi permiso',
    'wrong-amount': 'Me cobraron dos veces o una cantidad equivocada',
    'kept-charging': 'Siguieron cobrando después de que cancelé',
    'lost-card-dispute': 'Perdí la disputa con mi banco',
    'customer-chargeback': 'Un cliente revirtió un pago',
  },
  hints: {
    'tenant-landlord': {
      storyHint: 'Diga cuándo se mudó y cuándo se fue, cuánto era el depósito y qué le dijo el dueño de la vivienda.',
      calcHint:
        'Escriba el depósito, lo que le devolvieron y lo que retuvieron. Ejemplo: “Mi depósito era de $2,000. Me devolvieron $600. Retuvieron $1,400.”',
    },
    debt: {
      storyHint: 'Diga cuándo prestó el dinero o hizo el trabajo, cuál era el trato y cuánto le han pagado.',
      calcHint:
        'Escriba la cantidad completa y reste lo que le pagaron. Ejemplo: “Presté $1,500. Ella pagó $400. Debe $1,100.”',
    },
    'broken-contract': {
      storyHint: 'Diga qué se acordó, cuánto pagó y qué no se cumplió.',
      calcHint:
        'Escriba cuánto pagó y cuánto quiere que le devuelvan. Ejemplo: “Pagué un depósito de $1,000. No vinieron. Quiero los $1,000 de vuelta.”',
    },
    construction: {
      storyHint: 'Diga cuál era el trabajo, el precio, cuánto pagó y qué está mal o qué falta.',
      calcHint:
        'Escriba cuánto pagó y cuánto cuesta arreglarlo. Ejemplo: “Pagué $3,000. Otra empresa cobrará $1,200 por arreglarlo. Quiero $1,200.”',
    },
    auto: {
      storyHint: 'Diga qué problema tenía el auto, qué prometió el taller, cuánto pagó y qué pasó después.',
      calcHint:
        'Escriba cuánto pagó y cuánto costó arreglarlo. Ejemplo: “Le pagué $900 al taller. No funcionó. Un segundo taller cobró $650.”',
    },
    'damaged-property': {
      storyHint: 'Diga cuándo y dónde pasó, qué hizo la otra parte y qué se dañó.',
      calcHint:
        'Escriba la factura o el presupuesto de la reparación. Ejemplo: “La factura del taller de carrocería es de $1,850.”',
    },
    product: {
      storyHint: 'Diga qué compró, qué dijo el vendedor y qué salió mal.',
      calcHint:
        'Escriba el precio y cualquier otro gasto. Ejemplo: “Pagué $1,199 más $79 de impuesto. Quiero $1,278 de vuelta.”',
    },
    'stolen-property': {
      storyHint: 'Diga qué tomaron o retuvieron, cuándo, y cómo sabe quién lo tiene.',
      calcHint:
        'Haga una lista de cada cosa y su valor justo hoy. Ejemplo: “Computadora portátil $600, bicicleta $250. Total $850.”',
    },
    'verbal-promise': {
      storyHint: 'Diga qué se prometió, cuándo, quién lo oyó y qué hizo usted por esa promesa.',
      calcHint:
        'Escriba qué se prometió y qué recibió. Ejemplo: “Dijo que pagaría la mitad de $1,200. No pagó nada. Debe $600.”',
    },
    injury: {
      storyHint: 'Diga dónde y cuándo pasó, cómo se lastimó y qué atención necesitó.',
      calcHint:
        'Haga una lista de cada factura. Ejemplo: “Atención urgente $310, medicina $42, dos días de trabajo $320. Total $672.”',
    },
    chargeback: {
      storyHint: 'Diga qué pagó, cuándo, qué salió mal y qué dijo el vendedor o el banco.',
      calcHint: 'Sume los cargos. Ejemplo: “Me cobraron $30 durante 6 meses después de que cancelé. 6 x $30 = $180.”',
    },
    other: {
      storyHint: 'Cuente lo que pasó del principio al final. Use fechas.',
      calcHint: 'Haga una lista de cada pérdida y súmelas.',
    },
  },
  questions: {
    askedMoneyBefore: '¿Ya pidió el dinero de este caso a la otra parte?',
    assignedClaim: '¿Otra persona le cedió este reclamo?',
    isAdult: '¿Tiene usted 18 años o más?',
    defendantMilitary1: '¿La parte demandada está en servicio militar activo?',
    defendantMilitary2: '¿La segunda parte demandada está en servicio militar activo?',
    agreementKind: '¿Qué tipo de acuerdo tenían?',
    responseDays: '¿Cuántos días debe tener la otra parte para pagar?',
    publicBody: '¿La otra parte es un municipio, un condado, una escuela o una oficina del estado?',
    paymentPlan: '¿Aceptaría pagos a plazos?',
    courtLanguage: '¿Qué idioma quiere en el tribunal?',
    otherCase: '¿Ya hay un caso en un tribunal sobre esto?',
    claimantEntityType: '¿Qué tipo de negocio es el suyo?',
    bankruptcy: '¿La otra parte se declaró en bancarrota?',
    deceased: '¿Murió la persona de la otra parte?',
    restrainingOrder: '¿Hay una orden de restricción (restraining order) entre usted y la otra parte?',
    otherSideLawyer: '¿La otra parte tiene un abogado para este asunto?',
    isFederal: '¿La otra parte es los Estados Unidos o una oficina federal?',
    medicalBill: '¿Se trata de una factura médica sin pagar?',
    professionalMalpractice:
      '¿Se trata de un mal trabajo de un médico, dentista, abogado, contador, ingeniero u otro profesional con licencia?',
    excludedMatter: '¿Su reclamo trata de una de estas cosas?',
    ownerOccupied: '¿El dueño vive en el edificio y alquila en él no más de otras dos viviendas?',
    accidentDamage: '¿Qué daño causó el accidente?',
    otherAction: '¿Hay un arbitraje sobre esto, o se planea otro caso o arbitraje?',
    otherParties: '¿Alguien más debería ser parte del caso en el tribunal?',
    accommodation: '¿Necesita ayuda en el tribunal por una discapacidad?',
    tenancyEnd: '¿Cómo terminó su estadía en la vivienda?',
    depositLawAskedFor: 'Mientras vivía allí, ¿le escribió al dueño que la ley de depósitos debía valer?',
    letBackIn: '¿Le dejaron volver a entrar?',
    moveStayedInside: '¿La mudanza se quedó dentro de un solo estado?',
    workerKind: '¿Cómo le pagaban por este trabajo?',
    sellerInTrade: '¿La otra parte hace este tipo de trabajo o de venta como negocio u oficio?',
    contractorPapers: '¿Estaba usted registrado como contratista de casas el día del contrato, y lo firmaron los dos?',
    publicBodyKind: '¿Con qué entidad pública fue su acuerdo?',
    otherSideMinor: '¿Alguien de la otra parte tiene menos de 18 años?',
    arbitrationClause: '¿Su contrato habla de arbitraje?',
    insurerPaid: '¿Algún seguro pagó una parte de esto?',
    hurtAtWork: '¿Estaba usted trabajando para la otra parte, o con ella, cuando se lastimó?',
    ownCarInsured: '¿El auto que usted conducía tenía seguro ese día?',
    charityUser: '¿Estaba usted allí para usar lo que ofrecen, como un servicio, una clase o un juego?',
    loanInterest: '¿Pide intereses por el dinero que prestó?',
    partialClaim: '¿Hay más dinero de la misma disputa que no pide aquí?',
    takesValue: 'En el tribunal, ¿aceptaría el valor de sus cosas en dinero?',
    aboutFalseWords: '¿Su reclamo trata de algo falso que dijeron o escribieron sobre usted?',
    signedWhere: '¿Dónde firmó?',
    refundPosted: '¿Había una política de devolución a la vista en la tienda?',
    commissionWork: '¿Le pagaban por comisión por tomar pedidos como su propio negocio?',
    noteKind: '¿Qué firmaron por el dinero?',
    checkReason: '¿Por qué devolvió el banco el cheque?',
  },
  courtFormFeature: `El formulario de demanda (complaint) del tribunal de ${words.courtState}, llenado con sus respuestas`,
  packages: {
    'demand-letter': {
      title: 'Paquete de carta de reclamo',
      desc: 'Una carta clara que pide su dinero y pone una fecha.',
      features: [
        'Una carta de reclamo escrita con sus respuestas',
        `La ley de ${words.courtState} que corresponde a su problema, en palabras sencillas`,
        'Una fecha límite para pagar y las formas en que pueden pagarle',
        'Léala, cámbiela y apruébela antes de que salga',
        'PDF firmado para imprimir o guardar',
        'Destinatarios adicionales: $6.99 cada uno',
      ],
    },
    'small-claims': {
      title: 'Ayuda para demandas de menor cuantía (Small Claims)',
      desc: 'La carta y los documentos para el tribunal, preparados con sus respuestas.',
      features: [
        'Todo lo del Paquete de carta de reclamo',
        `La demanda (complaint) de ${words.courtState}: borradores preparados con el diseño del tribunal, para comparar con el formulario actual del tribunal`,
        'Los datos para la notificación de demanda (summons), listos para copiar en el formulario del tribunal',
        'Revisión de la parte del tribunal y el condado que corresponden',
        'Revisión de su plazo para presentar la demanda',
        'Guía de las tarifas del tribunal y de cómo pedir no pagarlas',
        'Lista de pruebas para su tipo de caso',
        'Guía paso a paso para presentar y entregar la demanda',
      ],
    },
    'full-trial': {
      title: 'Preparación completa para el juicio',
      desc: 'Todo lo anterior y ayuda para prepararse para su día en el tribunal.',
      features: [
        'Todo lo de la Ayuda para demandas de menor cuantía',
        'Su relato como guion de una página para el tribunal',
        'Hoja de las cantidades, con las sumas hechas',
        'Carpeta de pruebas en un solo PDF, con lista y números',
        'Lista de testigos y preguntas para hacerles',
        'Guía para el día en el tribunal: mediación, qué llevar, qué decir',
        'Formulario de acuerdo para arreglar el caso',
        'Guía para cobrar si gana',
      ],
    },
  },
  coupons: {
    WELCOME10: '10% de descuento en su paquete',
    TENOFF: '$10.00 de descuento en su paquete',
  },
};
