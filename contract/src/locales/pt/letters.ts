import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterMessages as english } from '../en/letters.ts';
import { notices } from '@plainclaim/domain/served-words/pt-notices';

export const letterMessages = {
  'letter.empty': 'A carta está vazia. Escreva a sua carta antes de salvar.',
  'letter.too_many_lines': 'A carta tem mais de {limit} linhas. Junte algumas, por favor. O seu texto não se perdeu.',
  'letter.over_limit':
    'A carta tem mais de {limit} caracteres. Deixe a carta mais curta, por favor. O seu texto não se perdeu.',

  ...notices,

  'letter.no_access': 'A sua carta pode ser aberta depois que você pagar um pacote neste navegador.',
  'letter.unknown_demand': 'Não conseguimos encontrar essa carta.',
  'letter.unprintable': 'Estes caracteres não podem ser impressos: {characters}. Troque por outros, por favor.',
  'letter.signature_missing': 'Falta a sua assinatura. Assine o seu pedido outra vez, por favor.',
  'letter.delivery_required': 'Primeiro escolha como a carta vai chegar à outra parte.',
  'letter.not_generated': 'Ainda não há uma carta. Crie a carta primeiro, por favor.',
  'letter.saved': 'A sua carta está salva.',
  'letter.approved': 'A sua carta está aprovada e assinada.',
  'letter.stored': 'O rascunho da sua carta está salvo.',

  'pdf.in_progress': 'O seu PDF ainda está sendo feito. Tente de novo em alguns segundos.',
  'pdf.failed': 'Não conseguimos fazer o PDF. Tente de novo.',
} as const satisfies Catalogue<keyof typeof english>;
