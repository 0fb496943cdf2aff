import type { LocalPaperReading } from '../../pack/local-words.ts';

/** What court papers say, in Spanish. */
export const paperReading: LocalPaperReading = {
  parts: { 'Small Claims': 'Menor Cuantía', 'Special Civil Part': 'Parte Civil Especial' },
  statements: {
    certification:
      'Certifico que lo que declaré antes es cierto. Sé que, si algo de lo que declaré es falso a propósito, puedo recibir un castigo.',
    redaction:
      'Certifico que los datos personales confidenciales se tacharon en los documentos que se presentan ahora al tribunal, y que se tacharán en todos los que se presenten en el futuro, según la Regla 1:38-7(b).',
  },
};
