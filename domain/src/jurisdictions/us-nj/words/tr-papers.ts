import type { LocalPaperReading } from '../../pack/local-words.ts';

/** What court papers say, in Turkish. */
export const paperReading: LocalPaperReading = {
  parts: { 'Small Claims': 'Küçük Talepler Bölümü', 'Special Civil Part': 'Özel Hukuk Bölümü' },
  statements: {
    certification:
      'Yukarıda verdiğim beyanların doğru olduğunu beyan ederim. Bunlardan biri bilerek yanlışsa cezalandırılabileceğimi biliyorum.',
    redaction:
      'Şimdi mahkemeye verilen belgelerden gizli kişisel bilgilerin çıkarıldığını ve Kural 1:38-7(b) gereğince ileride verilecek bütün belgelerden de çıkarılacağını beyan ederim.',
  },
};
