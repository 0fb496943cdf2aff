import type { CategoryWords } from '../../../catalogue/words.ts';

export const categoryWords: CategoryWords = {
  'tenant-landlord': {
    label: 'Problema entre dueño e inquilino',
    blurb: 'Un depósito, reparaciones, un cambio de cerradura, alquiler sin pagar o daños a una vivienda alquilada.',
  },
  debt: {
    label: 'Alguien me debe dinero',
    blurb: 'Un préstamo, una factura o un trabajo sin pagar, o un cheque sin fondos.',
  },
  'broken-contract': {
    label: 'Acuerdo o servicio sin cumplir',
    blurb: 'Un servicio, evento, mudanza, gimnasio o trato que no se hizo como se acordó.',
  },
  construction: {
    label: 'Obra en casa mal hecha o sin terminar',
    blurb: 'Un problema con un contratista, techador, pintor, plomero o quien hace arreglos.',
  },
  auto: {
    label: 'Reparación de auto o auto usado',
    blurb: 'Algo salió mal con un taller, una grúa o la compra de un auto usado.',
  },
  'damaged-property': {
    label: 'Daños a mi auto, mi casa o mis cosas',
    blurb: 'Un choque, un vecino, el agua, una mascota o un negocio causó daños.',
  },
  product: {
    label: 'Problema con un producto o compra',
    blurb: 'Se rompió, nunca llegó o no era lo prometido.',
  },
  'stolen-property': {
    label: 'Alguien tomó o se quedó con mis cosas',
    blurb: 'Tomaron, retuvieron o vendieron cosas o dinero.',
  },
  'verbal-promise': {
    label: 'Promesa de palabra sin cumplir',
    blurb: 'No se cumplió un trato hecho de palabra, por mensaje o con un apretón de manos.',
  },
  injury: {
    label: 'Sufrí una lesión',
    blurb: 'Una mordida de perro, una caída u otra lesión pequeña.',
  },
  chargeback: {
    label: 'Cargo a la tarjeta o reembolso',
    blurb: 'Un cargo equivocado, un reembolso negado o un cliente que revirtió su pago.',
  },
  other: {
    label: 'Otra cosa',
    blurb: 'Su problema no corresponde a las otras opciones.',
  },
};
