import type { PaperReading } from '../../words.ts';

/** What the English papers are called and say, for reading beside them. */
export const paperReading: PaperReading = {
  parts: { 'Small Claims': 'Küçük Talepler Bölümü', 'Special Civil Part': 'Özel Hukuk Bölümü' },
  titles: {
    '{part} Complaint': 'Dava dilekçesi, {part}',
    '{part} Complaint: Motor Vehicle Accident': 'Araç kazası dava dilekçesi, {part}',
    '{part} Filing Packet': 'Mahkemeye verilecek belge paketi, {part}',
    '{part} Summons: the Plaintiff’s Part': 'Mahkeme çağrısı, davacının dolduracağı kısım, {part}',
    'Certification of Non-Military Service': 'Karşı tarafın askerlik görevinde olmadığına dair beyan',
    'Certification of Proof': 'Delil beyanı',
  },
  statements: {
    certification:
      'Yukarıda verdiğim beyanların doğru olduğunu beyan ederim. Bunlardan biri bilerek yanlışsa cezalandırılabileceğimi biliyorum.',
    redaction:
      'Şimdi mahkemeye verilen belgelerden gizli kişisel bilgilerin çıkarıldığını ve Kural 1:38-7(b) gereğince ileride verilecek bütün belgelerden de çıkarılacağını beyan ederim.',
  },
  approval:
    'New Jersey kanununa göre, verdiğim bilgilerin doğru ve tam olduğunu beyan ederim. Bu mektubu aynen onaylıyorum.',
};
