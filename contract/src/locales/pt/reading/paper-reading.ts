import { words } from '@plainclaim/domain/served-words/pt';
import { paperReading as local } from '@plainclaim/domain/served-words/pt-papers';
import type { PaperReading } from '../../../catalogue/words.ts';

/** What the English papers are called and say, for reading beside them. */
export const paperReading: PaperReading = {
  ...local,
  titles: {
    '{part} Complaint': 'Petição inicial, {part}',
    '{part} Complaint: Motor Vehicle Accident': 'Petição inicial por um acidente de veículo, {part}',
    '{part} Complaint ({form}, revised {revision})': 'Petição inicial, {part} ({form}, revisão de {revision})',
    '{part} Complaint: Motor Vehicle Accident ({form}, revised {revision})':
      'Petição inicial por um acidente de veículo, {part} ({form}, revisão de {revision})',
    '{part} Complaint ({form})': 'Petição inicial, {part} ({form})',
    '{part} Complaint: Motor Vehicle Accident ({form})': 'Petição inicial por um acidente de veículo, {part} ({form})',
    '{part} Complaint: draft to compare, not to file':
      'Petição inicial, {part}: rascunho para comparar, não para dar entrada',
    '{part} Complaint: Motor Vehicle Accident: draft to compare, not to file':
      'Petição inicial por um acidente de veículo, {part}: rascunho para comparar, não para dar entrada',
    '{part} Filing Packet': 'Conjunto de documentos para dar entrada, {part}',
    'Facts for the {part} Summons': 'Dados para a citação (summons), {part}',
    'Request for Service by the Court': 'Pedido para o tribunal entregar os documentos à outra parte',
    'Certification of Non-Military Service': 'Declaração de que a outra parte não está no serviço militar',
    'Certification of Proof': 'Declaração sobre as provas',
    'Trial Papers': 'Documentos para o julgamento',
    'My Story on One Page': 'Meu relato em uma página',
    'My Private Notes for the Mediation': 'Minhas notas privadas para a mediação',
    'Money Worksheet': 'Folha de contas',
    'Settlement Agreement': 'Termo de acordo',
    'Collecting After a Judgment': 'Como cobrar depois de uma sentença',
  },
  boxes: {
    'Is there another court case about this matter? Court, names and number:':
      'Há outro caso em um tribunal sobre este assunto? Tribunal, nomes e número:',
    'Is an arbitration about this under way or planned, or is another case planned?':
      'Há uma arbitragem sobre este assunto, ou está prevista outra ação ou arbitragem?',
    'Should anyone else be a party to this case? Names:': 'Mais alguém deveria ser parte deste caso? Nomes:',
    'Is an interpreter needed in court?': 'É preciso um intérprete no tribunal?',
    'Is help needed in court because of a disability?': 'É preciso ajuda no tribunal por causa de uma deficiência?',
    'Kind of complaint (one)': 'Tipo de petição inicial (um)',
    'Date it happened or money was due': 'Data em que aconteceu ou em que o dinheiro devia ser pago',
    Place: 'Lugar',
    'Date of the accident': 'Data do acidente',
    'Time of day': 'Hora',
    'Street, municipality and county': 'Rua, município e condado',
    'Plaintiff’s vehicle: year, make, model (no plate)': 'Veículo da parte autora: ano, marca, modelo (sem placa)',
    'Driver of plaintiff’s vehicle': 'Quem dirigia o veículo da parte autora',
    'Defendant’s vehicle: year, make, model (no plate)': 'Veículo da parte ré: ano, marca, modelo (sem placa)',
    'Driver of defendant’s vehicle': 'Quem dirigia o veículo da parte ré',
    'Harm done': 'Dano causado',
    Name: 'Nome',
    'Individual, or kind of business': 'Pessoa, ou tipo de empresa',
    'Street address': 'Endereço',
    'City, State, ZIP': 'Cidade, estado, CEP (ZIP)',
  },
  approval: `Declaro, de acordo com a lei de ${words.courtState}, que as informações que dei são verdadeiras e corretas. Aprovo esta carta, do jeito que está.`,
};
