import type { CalendarDate } from '../../../calendar/index.ts';
import { sayDay } from '../../../fact-cards/index.ts';
import { needsConfirming } from '../../../jurisdictions/pack/stops.ts';
import type { Certainty } from '../../../jurisdictions/pack.ts';
import type { GuideWords } from '../en/guide-words.ts';
import * as cover from './cover.ts';
import { AFTER, FEES, FILING, HELP, OUTSIDE, PROOF, WAIVER } from './guides.ts';

const LANGUAGES: Readonly<Record<string, string>> = {
  Spanish: 'Espanhol',
  Portuguese: 'Português',
  Korean: 'Coreano',
  Arabic: 'Árabe',
  Chinese: 'Chinês',
  Polish: 'Polonês',
  Turkish: 'Turco',
  'Haitian Creole': 'Crioulo haitiano',
  'Sign language': 'Língua de sinais',
};

/** What a person keeps, in Portuguese. What a court calls a thing stands behind it in English. */
export const guideWords: GuideWords = {
  day: (day: CalendarDate): string => sayDay({ kind: 'day', day }, 'pt'),
  county: (name: string): string => `Condado de ${name} (${name} County)`,
  toConfirm: (certainty: Certainty): string =>
    needsConfirming(certainty) ? ' Confirme com a secretaria do tribunal (clerk), por favor.' : '',
  PAGE: ['Página ', ' de '],
  FORM_NAME: { appendix: 'Apêndice', revision: 'revisão' },
  courtLanguage: (name: string): string => {
    const own = LANGUAGES[name];
    return own === undefined ? name : `${own} (${name})`;
  },
  KEEP_FOOTER: 'Para você guardar. Não é um formulário do tribunal',
  GENERAL: 'Isto é informação geral, não é conselho jurídico.',
  ANYTHING: [
    'Qualquer papel, mensagem, foto ou recibo que mostre o que aconteceu',
    'Nomes de pessoas que viram o que aconteceu',
  ],
  PREPARED_DRAFT:
    'A petição inicial (complaint) é um rascunho no formato do tribunal. Compare com o formulário atual do tribunal.',
  SIGNED_DRAFT:
    'A petição inicial (complaint) está assinada e tem o formato do tribunal. Compare com o formulário atual do tribunal antes de dar entrada.',
  formFilledIn: (title: string): string =>
    `O formulário do próprio tribunal foi preenchido com as suas respostas: ${title}. Entregue esse. A petição inicial (complaint) desta pasta diz o mesmo para leitores de tela e para comparar. Ela não é entregue.`,
  LATER: {
    heading: 'Preparado para um passo mais tarde, em arquivos separados',
    military:
      'Certification of Non-Military Service: só para uma parte ré que é uma pessoa. Ela é usada quando essa pessoa não responde ou não vem, e você pede a sentença. O serviço militar é consultado no dia em que você assina, então nada está marcado nela. Se você não conseguiu saber, não use: pergunte na secretaria do tribunal (clerk). O número de Social Security ou a data de nascimento são digitados só na página web e não vão em nenhum papel.',
    proof:
      'Certification of Proof: para pedir a sentença depois de uma revelia (default). Os valores devem estar certos no dia da assinatura.',
  },
  cover,
  FEES,
  FILING,
  OUTSIDE,
  AFTER,
  WAIVER,
  PROOF,
  HELP,
};
