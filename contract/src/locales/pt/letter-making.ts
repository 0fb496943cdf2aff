import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterMakingMessages as english } from '../en/letter-making.ts';

export const letterMakingMessages = {
  'letter.own_words_language':
    'Talvez as suas próprias palavras não estejam em inglês. A outra parte pode não conseguir ler. Quer pôr essas palavras na carta como você escreveu?',
  'letter.first_owner_unknown':
    'Outra pessoa passou este pedido para você. Qual é o nome completo da pessoa ou da empresa que tinha o pedido antes?',
  'letter.transfer_date_unknown': 'Em que dia {owner} passou este pedido para você?',
  'letter.guardian_unknown': 'Qual é o nome completo da mãe, do pai ou do responsável legal que assina esta carta?',
  'letter.option.leave_out': 'Deixar de fora',
  'letter.option.keep': 'Incluir na carta',
} as const satisfies Catalogue<keyof typeof english>;
