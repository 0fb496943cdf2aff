import type { LocalPaperReading } from '../../pack/local-words.ts';

/** What court papers say, in Portuguese. */
export const paperReading: LocalPaperReading = {
  parts: { 'Small Claims': 'Pequenas Causas', 'Special Civil Part': 'Parte Cível Especial' },
  statements: {
    certification:
      'Certifico que o que declarei acima é verdade. Sei que, se algo do que declarei for falso de propósito, posso receber uma punição.',
    redaction:
      'Certifico que os dados pessoais confidenciais foram cobertos nos documentos entregues agora ao tribunal. Certifico que serão cobertos em todos os que forem entregues no futuro, segundo a Regra 1:38-7(b).',
  },
};
