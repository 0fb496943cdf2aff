import { words } from '@plainclaim/domain/served-words/tr';
import { paperReading as local } from '@plainclaim/domain/served-words/tr-papers';
import type { PaperReading } from '../../../catalogue/words.ts';

/** What the English papers are called and say, for reading beside them. */
export const paperReading: PaperReading = {
  ...local,
  titles: {
    '{part} Complaint': 'Dava dilekçesi, {part}',
    '{part} Complaint: Motor Vehicle Accident': 'Araç kazası dava dilekçesi, {part}',
    '{part} Complaint ({form}, revised {revision})': 'Dava dilekçesi, {part} ({form}, sürüm {revision})',
    '{part} Complaint: Motor Vehicle Accident ({form}, revised {revision})':
      'Araç kazası dava dilekçesi, {part} ({form}, sürüm {revision})',
    '{part} Complaint ({form})': 'Dava dilekçesi, {part} ({form})',
    '{part} Complaint: Motor Vehicle Accident ({form})': 'Araç kazası dava dilekçesi, {part} ({form})',
    '{part} Complaint: draft to compare, not to file':
      'Dava dilekçesi, {part}: karşılaştırmak için taslak, mahkemeye verilmez',
    '{part} Complaint: Motor Vehicle Accident: draft to compare, not to file':
      'Araç kazası dava dilekçesi, {part}: karşılaştırmak için taslak, mahkemeye verilmez',
    '{part} Filing Packet': 'Mahkemeye verilecek belge paketi, {part}',
    'Facts for the {part} Summons': 'Mahkeme çağrısı (summons) için bilgiler, {part}',
    'Request for Service by the Court': 'Mahkeme yoluyla tebligat talebi',
    'Certification of Non-Military Service': 'Karşı tarafın askerlik görevinde olmadığına dair beyan',
    'Certification of Proof': 'Delil beyanı',
    'Trial Papers': 'Duruşma belgeleri',
    'My Story on One Page': 'Tek sayfada anlattıklarım',
    'My Private Notes for the Mediation': 'Arabuluculuk için özel notlarım',
    'Money Worksheet': 'Hesap sayfası',
    'Settlement Agreement': 'Uzlaşma anlaşması',
    'Collecting After a Judgment': 'Karardan sonra tahsilat',
  },
  boxes: {
    'Is there another court case about this matter? Court, names and number:':
      'Bu konuda başka bir dava var mı? Mahkeme, isimler ve numara:',
    'Is an arbitration about this under way or planned, or is another case planned?':
      'Bu konuda bir tahkim var mı ya da başka bir dava veya tahkim planlanıyor mu?',
    'Should anyone else be a party to this case? Names:': 'Bu davada başka biri de taraf olmalı mı? İsimler:',
    'Is an interpreter needed in court?': 'Mahkemede tercüman gerekli mi?',
    'Is help needed in court because of a disability?': 'Mahkemede bir engel nedeniyle yardım gerekli mi?',
    'Kind of complaint (one)': 'Dava dilekçesinin türü (biri)',
    'Date it happened or money was due': 'Olayın olduğu veya paranın ödenmesi gereken gün',
    Place: 'Yer',
    'Date of the accident': 'Kazanın günü',
    'Time of day': 'Saat',
    'Street, municipality and county': 'Sokak, belediye ve ilçe (county)',
    'Plaintiff’s vehicle: year, make, model (no plate)': 'Davacının aracı: yıl, marka, model (plaka yok)',
    'Driver of plaintiff’s vehicle': 'Davacının aracını süren',
    'Defendant’s vehicle: year, make, model (no plate)': 'Davalının aracı: yıl, marka, model (plaka yok)',
    'Driver of defendant’s vehicle': 'Davalının aracını süren',
    'Harm done': 'Verilen zarar',
    Name: 'İsim',
    'Individual, or kind of business': 'Kişi ya da işletme türü',
    'Street address': 'Sokak adresi',
    'City, State, ZIP': 'Şehir, eyalet, posta kodu',
  },
  approval: `${words.courtState} kanununa göre, verdiğim bilgilerin doğru ve tam olduğunu beyan ederim. Bu mektubu aynen onaylıyorum.`,
};
