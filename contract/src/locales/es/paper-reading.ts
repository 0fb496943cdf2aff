import type { PaperReading } from '../../words.ts';

/** What the English papers are called and say, for reading beside them. */
export const paperReading: PaperReading = {
  parts: { 'Small Claims': 'Menor Cuantía', 'Special Civil Part': 'Parte Civil Especial' },
  titles: {
    '{part} Complaint': 'Demanda, {part}',
    '{part} Complaint: Motor Vehicle Accident': 'Demanda por un accidente de vehículo, {part}',
    '{part} Filing Packet': 'Juego de documentos para presentar la demanda, {part}',
    '{part} Summons: the Plaintiff’s Part': 'Notificación de demanda, la parte que llena quien demanda, {part}',
    'Certification of Non-Military Service': 'Certificación de que la otra parte no está en servicio militar',
    'Certification of Proof': 'Certificación de las pruebas',
  },
  statements: {
    certification:
      'Certifico que lo que declaré antes es cierto. Sé que, si algo de lo que declaré es falso a propósito, puedo recibir un castigo.',
    redaction:
      'Certifico que los datos personales confidenciales se tacharon en los documentos que se presentan ahora al tribunal, y que se tacharán en todos los que se presenten en el futuro, según la Regla 1:38-7(b).',
  },
  approval:
    'Declaro, según la ley de Nueva Jersey, que la información que di es verdadera y correcta. Apruebo esta carta, tal como está.',
};
