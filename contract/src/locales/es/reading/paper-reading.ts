import { words } from '@plainclaim/domain/served-words/es';
import { paperReading as local } from '@plainclaim/domain/served-words/es-papers';
import type { PaperReading } from '../../../catalogue/words.ts';

/** What the English papers are called and say, for reading beside them. */
export const paperReading: PaperReading = {
  ...local,
  titles: {
    '{part} Complaint': 'Demanda, {part}',
    '{part} Complaint: Motor Vehicle Accident': 'Demanda por un accidente de vehículo, {part}',
    '{part} Complaint ({form}, revised {revision})': 'Demanda, {part} ({form}, revisión de {revision})',
    '{part} Complaint: Motor Vehicle Accident ({form}, revised {revision})':
      'Demanda por un accidente de vehículo, {part} ({form}, revisión de {revision})',
    '{part} Complaint ({form})': 'Demanda, {part} ({form})',
    '{part} Complaint: Motor Vehicle Accident ({form})': 'Demanda por un accidente de vehículo, {part} ({form})',
    '{part} Complaint: draft to compare, not to file': 'Demanda, {part}: borrador para comparar, no para presentar',
    '{part} Complaint: Motor Vehicle Accident: draft to compare, not to file':
      'Demanda por un accidente de vehículo, {part}: borrador para comparar, no para presentar',
    '{part} Filing Packet': 'Juego de documentos para presentar la demanda, {part}',
    'Facts for the {part} Summons': 'Datos para la notificación de demanda (summons), {part}',
    'Request for Service by the Court': 'Solicitud de notificación legal por el tribunal',
    'Certification of Non-Military Service': 'Certificación de que la otra parte no está en servicio militar',
    'Certification of Proof': 'Certificación de las pruebas',
    'Trial Papers': 'Documentos para el juicio',
    'My Story on One Page': 'Mi relato en una página',
    'My Private Notes for the Mediation': 'Mis notas privadas para la mediación',
    'Money Worksheet': 'Hoja de cuentas',
    'Settlement Agreement': 'Acuerdo de arreglo',
    'Collecting After a Judgment': 'Cómo cobrar después de una sentencia',
  },
  boxes: {
    'Is there another court case about this matter? Court, names and number:':
      '¿Hay otro caso en un tribunal sobre este asunto? Tribunal, nombres y número:',
    'Is an arbitration about this under way or planned, or is another case planned?':
      '¿Hay un arbitraje sobre este asunto, o se planea otro caso o un arbitraje?',
    'Should anyone else be a party to this case? Names:': '¿Debería ser parte de este caso alguien más? Nombres:',
    'Is an interpreter needed in court?': '¿Se necesita un intérprete en el tribunal?',
    'Is help needed in court because of a disability?': '¿Se necesita ayuda en el tribunal por una discapacidad?',
    'Kind of complaint (one)': 'Tipo de demanda (uno)',
    'Date it happened or money was due': 'Fecha en que pasó o en que se debía el dinero',
    Place: 'Lugar',
    'Date of the accident': 'Fecha del accidente',
    'Time of day': 'Hora',
    'Street, municipality and county': 'Calle, municipio y condado',
    'Plaintiff’s vehicle: year, make, model (no plate)': 'Vehículo de quien demanda: año, marca, modelo (sin placa)',
    'Driver of plaintiff’s vehicle': 'Quién manejaba el vehículo de quien demanda',
    'Defendant’s vehicle: year, make, model (no plate)':
      'Vehículo de la parte demandada: año, marca, modelo (sin placa)',
    'Driver of defendant’s vehicle': 'Quién manejaba el vehículo de la parte demandada',
    'Harm done': 'Daño causado',
    Name: 'Nombre',
    'Individual, or kind of business': 'Persona, o tipo de negocio',
    'Street address': 'Dirección',
    'City, State, ZIP': 'Ciudad, estado, código postal',
  },
  approval: `Declaro, según la ley de ${words.courtState}, que la información que di es verdadera y correcta. Apruebo esta carta, tal como está.`,
};
