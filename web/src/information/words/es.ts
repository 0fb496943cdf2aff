import { accessibility, conformance } from './conformance/es.ts';
import type { InformationWords } from './information-words.ts';

export const words: InformationWords = {
  start: 'Empiece su carta',
  samples: {
    letter: 'Carta de muestra',
    letterPicture: 'La primera página de una carta de muestra que pide un depósito de alquiler de $2,440.00',
    openLetter: 'Abrir la carta de muestra (PDF, en inglés)',
    openPapers: 'Abrir los documentos de muestra para el tribunal (PDF, en inglés)',
  },
  conformance,
  packages: {
    plusTax: 'un solo pago, más el impuesto a las ventas',
    notSold: 'Este paquete no está disponible en este sitio.',
  },
  operator: { name: 'Nombre', address: 'Dirección', email: 'Correo electrónico' },
  pages: {
    '/how-it-works': {
      title: 'Cómo funciona',
      description:
        'De preguntas sencillas a una carta firmada: los pasos, con una carta y documentos para el tribunal de muestra.',
      lead: 'Plainclaim le ayuda a pedir el dinero que le deben {inCourtState}. Usted responde preguntas. El programa escribe la carta.',
      sections: [
        {
          heading: 'Los pasos',
          blocks: [
            {
              steps: [
                'Elija lo que corresponde a su problema. Luego diga quién le debe, cuánto y qué pasó. No necesita una cuenta.',
                'Vea crecer la carta. Cada respuesta se vuelve una oración que puede cambiar.',
                'Vea cómo está su reclamo. Le decimos qué miraría un tribunal antes de que pague.',
                {
                  when: 'sold-demand-letter',
                  text: 'Elija un paquete y pague. La carta sola cuesta {letterAlonePrice} más el impuesto a las ventas.',
                },
                { when: 'no-sold-demand-letter', text: 'Elija un paquete y pague.' },
                'Lea toda la carta. Cambie lo que quiera y apruébela. Nada se envía antes.',
                {
                  when: 'no-mails-letters',
                  text: 'Envíela. Usted la imprime y la manda por correo, y una guía le dice cada paso.',
                },
                {
                  when: 'mails-letters',
                  text: 'Envíela. Nosotros la imprimimos y la mandamos, o lo hace usted con una guía en cada paso.',
                },
              ],
            },
          ],
        },
        {
          heading: 'Qué recibe',
          blocks: [
            'Las dos muestras salen del mismo programa que hace las suyas. Las personas y el reclamo son inventados.',
            { show: 'samples' },
            {
              when: 'no-court-forms',
              text: 'Los documentos para el tribunal son borradores. Compárelos con el formulario actual del tribunal antes de presentarlos.',
            },
            {
              when: 'court-forms',
              text: 'Si el tribunal tiene un formulario para su caso, se llena con sus respuestas.',
            },
          ],
        },
        {
          heading: 'Qué no hace',
          blocks: [
            {
              list: [
                'No es un bufete de abogados y no da consejos legales.',
                { when: 'no-mails-letters', text: 'No manda cartas por correo postal. Usted las imprime y las manda.' },
                'No presenta documentos en el tribunal. Los presenta usted, con una guía en cada paso.',
                'No promete que usted reciba su dinero.',
              ],
            },
          ],
        },
      ],
    },
    '/prices': {
      title: 'Precios y reembolsos',
      description: 'Cuánto cuesta cada paquete, cuándo se paga y cómo son los reembolsos.',
      lead: 'Paga una sola vez, después de sus respuestas. No hay suscripción.',
      sections: [
        { heading: 'Paquetes', blocks: [{ show: 'packages' }] },
        {
          heading: 'Qué puede cambiar el precio',
          blocks: [
            {
              list: [
                'Se suma el impuesto a las ventas. Depende de dónde vive usted, y lo ve antes de pagar.',
                'Con el paquete de la carta, cada persona o empresa después de la primera cuesta {extraPrice} más. Los paquetes más grandes las incluyen.',
                'Un cupón quita una parte.',
                {
                  when: 'no-mails-letters',
                  text: 'Las tarifas del tribunal y el correo no están incluidos. Los paga usted.',
                },
                { when: 'mails-letters', text: 'Las tarifas del tribunal no están incluidas. Las paga usted.' },
                {
                  when: 'mails-letters',
                  text: 'Si nosotros mandamos su carta por correo, usted ve ese precio antes de pagar.',
                },
              ],
            },
          ],
        },
        {
          heading: 'Cuándo paga',
          blocks: [
            'Paga después de responder las preguntas y de ver cómo está su reclamo. Lee la carta completa después de pagar. Hasta que la apruebe, puede cambiarla las veces que quiera, sin costo.',
            'Lo que no podemos preparar para su reclamo no se le vende.',
            'Más tarde puede tomar un paquete más grande. Entonces paga solo la diferencia.',
          ],
        },
        {
          heading: 'Reembolsos',
          blocks: [
            {
              when: 'simulated-payment',
              text: 'Hoy los pagos en este sitio son simulados. No se cobra dinero, así que no hay nada que devolver.',
            },
            'Hasta que apruebe o envíe su carta, recupera todo su dinero con un clic. Con una cuenta, el botón está en [Facturación](/billing). Sin cuenta, abra el enlace del correo con su recibo.',
            'Después, escríbanos e indique su número de pedido. La dirección está en [Contacto](/contact).',
          ],
        },
      ],
    },
    '/help': {
      title: 'Ayuda',
      description: 'Respuestas a preguntas comunes, y dónde una persona le ayuda gratis.',
      lead: 'Respuestas cortas a lo que más se pregunta.',
      sections: [
        {
          heading: '¿Necesito una cuenta?',
          blocks: ['No. Puede escribir y pagar sin cuenta. Con una cuenta encuentra su carta desde cualquier aparato.'],
        },
        {
          heading: 'Me fui a la mitad. ¿Se perdió mi trabajo?',
          blocks: [
            'No. Abra este sitio en el mismo navegador del mismo aparato. Guardamos un reclamo sin pagar 30 días después de su último cambio, o 180 días con una cuenta.',
          ],
        },
        {
          heading: '¿Puedo cambiar la carta después de pagar?',
          blocks: [
            'Sí. Puede cambiarla hasta que la apruebe, y más tarde puede aprobar una versión nueva. Las versiones que ya aprobó quedan como estaban. El precio y la cantidad que pide también quedan igual.',
          ],
        },
        {
          heading: '¿Quién envía la carta?',
          blocks: [
            {
              when: 'no-mails-letters',
              text: 'Usted. La imprime con una hoja para la dirección y los pasos del correo certificado. Con él, el correo anota quién recibió la carta y cuándo.',
            },
            {
              when: 'mails-letters',
              text: 'Usted elige. Podemos imprimirla y mandarla por correo certificado, o lo hace usted. Con el correo certificado queda anotado quién recibió la carta y cuándo.',
            },
            {
              when: 'email-letters',
              text: 'También podemos enviarla por correo electrónico a la otra parte. Para eso necesita una cuenta con un correo confirmado.',
            },
            {
              when: 'no-email-letters',
              text: 'Mientras los pagos aquí sean simulados, este sitio no envía cartas por correo electrónico a la otra parte.',
            },
          ],
        },
        {
          heading: '¿Y si no pagan?',
          blocks: [
            'Puede presentar una demanda. Los paquetes más grandes preparan los documentos. En el tribunal hay plazos, y la página “Cómo está su reclamo” muestra el suyo.',
          ],
        },
        {
          heading: '¿Qué idiomas puedo usar?',
          blocks: [
            'El sitio habla {languages}. La carta y los documentos para el tribunal están en inglés. Al lado de la carta puede leerla en su idioma.',
          ],
        },
        {
          heading: '¿Qué hace “Salir ya”?',
          blocks: [
            'Vacía la pantalla al momento, cierra su sesión en este navegador y abre una página del tiempo. Si vuelve atrás, primero ve una página vacía.',
            'No borra su reclamo. No borra la lista de páginas que guarda el navegador. Las palabras que aún no se guardaron pueden perderse.',
            'En un aparato que usan otros, trabaje en una ventana privada o borre esa lista.',
          ],
        },
        {
          heading: '¿Cómo obtengo mis datos, o los borro?',
          blocks: [
            'Abra [Sus datos](/your-data) en el navegador que usó. Si tiene una cuenta, abra los [ajustes](/settings).',
          ],
        },
        {
          heading: 'Recibí una carta. ¿Es real?',
          blocks: [
            'Una persona la escribió con este sitio y la firmó. No viene de un tribunal. Una carta por correo electrónico tiene un enlace al final. Allí puede denunciar la carta o decir que no quiere más.',
          ],
        },
        {
          heading: 'Quiero hablar con una persona',
          blocks: [
            'Ayuda legal gratis {inCourtState}: {freeHelp}.',
            'Si está en peligro, llame al 911. Para preguntas sobre este sitio, vea [Contacto](/contact).',
          ],
        },
      ],
    },
    '/privacy': {
      title: 'Privacidad',
      description: 'Qué guardamos, dónde, cuánto tiempo, quién lo ve y cómo irse.',
      lead: 'Guardamos lo que su carta necesita. No mostramos anuncios, no vendemos nada y no le seguimos a otros sitios.',
      sections: [
        {
          heading: 'Qué guardamos',
          blocks: [
            {
              list: [
                'Sus respuestas: nombres, direcciones, la cantidad y su relato. Mientras escribe, queda una copia en su navegador.',
                'Su firma, sus cartas y sus documentos para el tribunal.',
                'Las fotos y los archivos que agrega como prueba. Hacemos una copia limpia de cada uno, sin datos ocultos como el lugar.',
                'El correo que da al pagar, y su pedido. Los datos de la tarjeta se quedan en la página. No se nos envían.',
                'Con una cuenta: su correo, una forma cifrada de su contraseña y dónde tiene la sesión abierta.',
                'Una marca en clave de su red y su navegador. Ayuda a frenar abusos y a notar una entrada desde un lugar nuevo.',
                'Un registro de qué se hizo y cuándo, como “carta aprobada”. No tiene nombres ni textos.',
              ],
            },
          ],
        },
        {
          heading: 'Dónde está, y qué protegen las llaves',
          blocks: [
            'Está en el servidor de quien opera este sitio. Las respuestas, las cartas, las firmas y los archivos se cierran con una llave antes de guardarse. La llave se guarda aparte. Quien robe solo la base de datos no puede leerlos.',
            'Quien opera este sitio tiene la llave. Por eso podría leer su reclamo. Las cartas por correo electrónico que parecen un fraude esperan a que las vea. Cuando abre una, eso queda escrito.',
          ],
        },
        {
          heading: 'Quién más lo ve',
          blocks: [
            {
              list: [
                'La otra parte ve su carta cuando usted la envía.',
                'Una persona a quien usted da un enlace, como alguien que firma con usted, ve aquello para lo que sirve el enlace.',
                'Un servicio de correo lleva nuestros mensajes.',
                {
                  when: 'no-simulated-payment',
                  text: 'Usted paga por medio de Stripe. Stripe recibe su tarjeta, su correo y lo que compra. No recibe su reclamo.',
                },
                {
                  when: 'mails-letters',
                  text: 'Si nosotros mandamos su carta por correo, la empresa que la imprime y la manda recibe la carta y las direcciones que lleva. No recibe sus otras respuestas.',
                },
                {
                  when: 'google',
                  text: 'Google recibe lo que usted escribe en los campos de dirección, para sugerir direcciones. Pregunta nuestro servidor, así que Google no ve su aparato.',
                },
              ],
            },
            'Sus palabras no se envían a ningún servicio de IA.',
          ],
        },
        {
          heading: 'Cuánto tiempo lo guardamos',
          blocks: [
            {
              heads: ['Qué', 'Cuánto tiempo'],
              rows: [
                ['Reclamo sin pagar, sin cuenta', '30 días después de su último cambio'],
                ['Reclamo sin pagar, con cuenta', '180 días después de su último cambio'],
                [
                  'Reclamo pagado, sin cuenta',
                  '[[keepPaidYears]] años después de su última visita. Le escribimos 30 días antes de borrarlo.',
                ],
                ['Reclamo pagado, con cuenta', 'Hasta que usted borre la cuenta'],
                ['Un archivo con todos sus datos, si lo pidió', '7 días'],
                ['Correos que enviamos', 'El texto se borra enseguida. El registro se borra a los 30 días.'],
                ['Registro de un pago, después de borrar sus datos', '7 años, sin su nombre'],
                ['Registro de lo que se hizo', 'Para siempre. Después de borrar sus datos no lleva a nadie.'],
                ['Quién pidió no recibir más cartas', 'Para siempre, para que no reciba ninguna'],
              ],
            },
            'Las copias de seguridad guardan lo borrado hasta que ellas mismas se tiran.',
          ],
        },
        {
          heading: 'Cookies',
          blocks: [
            'Hay dos nuestras. Una mantiene unido su trabajo durante 30 días. La otra recuerda su idioma durante un año.',
            { when: 'no-payment-form', text: 'Ningún otro sitio pone ni lee cookies aquí.' },
            {
              when: 'payment-form',
              text: 'En la página donde usted paga, nuestro servicio de pago Stripe pone las suyas, para evitar el abuso de tarjetas.',
            },
          ],
        },
        {
          heading: 'Cómo irse',
          blocks: [
            'Puede llevarse todos sus datos y borrarlos. Abra [Sus datos](/your-data), o los [ajustes](/settings) si tiene una cuenta.',
          ],
        },
      ],
    },
    '/terms': {
      title: 'Condiciones de uso',
      description: 'Qué puede esperar de este sitio y qué espera el sitio de usted.',
      lead: 'Reglas sencillas para usar este sitio.',
      sections: [
        {
          heading: 'Qué es este sitio',
          blocks: [
            'Es una herramienta para escribir. No es un bufete de abogados, y usarlo no convierte a nadie en su abogado. No es parte de un tribunal ni del gobierno.',
            'Está hecho para reclamos {inCourtState} de hasta {largestClaim}.',
          ],
        },
        {
          heading: 'Qué promete usted',
          blocks: [
            {
              list: [
                'Lo que escribe es verdad, hasta donde usted sabe.',
                'Pide solo dinero que cree que le deben.',
                'No amenaza, no insulta y no inunda a nadie con mensajes.',
                'Firma con su propio nombre, o tiene permiso para firmar por la empresa.',
              ],
            },
          ],
        },
        {
          heading: 'Qué podemos hacer',
          blocks: [
            'Detenemos cartas con una amenaza o un número privado. Las cartas por correo electrónico que parecen un fraude, o que alguien denunció, pueden quedar detenidas. Le avisamos cuando eso pasa.',
          ],
        },
        {
          heading: 'Qué no prometemos',
          blocks: [
            'No prometemos que gane o que le paguen. Las leyes cambian, y podemos equivocarnos. Cada regla que mostramos dice de dónde viene. Revise lo que le importa, o pregunte a un abogado.',
          ],
        },
        {
          heading: 'Qué es suyo',
          blocks: ['Sus palabras, cartas y documentos son suyos. Úselos como quiera, también sin este sitio.'],
        },
        {
          heading: 'Con quién trata',
          blocks: [
            { when: 'operator', text: '[[operatorName]] opera este sitio. Vea [Contacto](/contact).' },
            {
              when: 'no-operator',
              text: 'Todavía no se nombra a nadie como quien opera este sitio. Hasta entonces, úselo solo para probarlo.',
            },
          ],
        },
      ],
    },
    '/accessibility': accessibility,
    '/contact': {
      title: 'Contacto',
      description: 'Quién opera este sitio y cómo escribirle.',
      lead: 'Quién opera este sitio y cómo escribirle.',
      sections: [
        {
          heading: 'Quién opera este sitio',
          blocks: [
            { show: 'operator' },
            {
              when: 'no-operator',
              text: 'En este sitio todavía no se han puesto el nombre, la dirección y el correo. Hasta entonces no se puede cobrar aquí ningún pago real.',
            },
          ],
        },
        {
          heading: 'Antes de escribir',
          blocks: [
            {
              list: [
                'Para preguntas comunes, vea [Ayuda](/help).',
                'Para obtener o borrar lo que guardamos sobre usted, abra [Sus datos](/your-data).',
                'Para denunciar una carta que recibió, use el enlace al final de su correo.',
                'Si tiene un problema con un pago, dé el número de pedido de su recibo.',
              ],
            },
            'No podemos dar consejos legales. Ayuda legal gratis {inCourtState}: {freeHelp}.',
          ],
        },
      ],
    },
  },
};
