import type { LeftOutKind } from '../../complaint/complaint-facts.ts';
import { ended } from '../forms.ts';

export const title = (partName: string): string => `Seus documentos para dar entrada (${partName} Filing Packet)`;
export const intro = (plaintiffs: string, defendants: string, county: string): string =>
  `${plaintiffs} v. ${defendants}, condado de ${county}. Estes documentos foram feitos com as suas respostas. É você quem dá entrada. O que vai para o tribunal ou se copia no formulário dele está em inglês; o que você guarda, em português.`;
export const draft = 'Nada aqui está assinado. Leia cada página antes de assinar.';
export const signed =
  'A petição inicial (complaint) desta pasta está assinada. As outras folhas não. Se você mudar a carta ou as suas respostas, esta assinatura não vale mais: assine os documentos novos.';
export const SIGNERS_HEADING = 'Quem assinou na tela';
export const SIGNERS_HEAD = ['Parte autora (plaintiff)', 'Assinou'] as const;
export const NOT_SIGNED = 'Ainda não';
export const DO_HEADING = 'O que fazer, nesta ordem';

export const STEPS = {
  read: 'Leia cada página. Corrija à mão o que não estiver certo.',
  compare: (form: string): string =>
    `Compare a petição inicial (complaint) com o formulário atual do tribunal (${form}). Peça o formulário do tribunal na secretaria ou pegue na página dele na internet.`,
  summons: (kit: string): string =>
    `Preencha a citação (summons) do próprio tribunal${kit === '' ? '' : ` (ela está no kit ${kit})`} com a folha de dados para ela.`,
  open: 'Preencha o que falta na petição inicial: cada pergunta que não tem marca.',
  county: (county: string, choices: readonly string[]): string =>
    `Pergunte na secretaria do tribunal (clerk) se o condado de ${county} é o certo: os endereços não decidem isso (${choices.join(', ')}).`,
  kind: 'Marque o tipo de caso na petição inicial e na citação: as suas respostas não decidem isso.',
  vehicle:
    'Preencha à mão o que falta sobre o acidente: hora, veículos, motoristas, danos. Não ponha nenhuma placa nem número de carteira de motorista ou de seguro.',
  entity: (names: string): string =>
    `Escreva que tipo de empresa é, e confira o nome exato no registro de empresas do estado: ${ended(names)}`,
  signs:
    'Alguns sinais de um nome ou do relato não podem ser impressos. No lugar deles há um ponto de interrogação. Escreva esses sinais à mão.',
  sign: (count: number): string =>
    count === 1
      ? 'Ponha a data e assine a petição inicial (complaint) à mão.'
      : 'Ponha a data e assine à mão a petição inicial (complaint) e a folha de continuação dela (continuation sheet).',
  readSigned: 'Leia cada página. Olhe a assinatura e a data na petição inicial (complaint).',
  keepSigned:
    'Não mude nada à mão na petição inicial assinada. Para corrigir ou completar, ou quando a secretaria quiser uma assinatura à caneta, use a pasta que não está assinada e assine essa à mão.',
  othersSign: (names: string): string =>
    `Estas pessoas assinam a petição inicial por si mesmas, na tela com um link próprio ou à mão: ${ended(names)} Dê entrada quando todas tiverem assinado.`,
  coSign: (names: string): string => `Cada parte autora (plaintiff) também põe a data e assina: ${ended(names)}`,
  signAs: (role: string): string => `Assine como: ${ended(role)}`,
  copies: (count: number | null): string =>
    `Faça ${count === null ? '' : `${count} `}cópias da petição inicial (complaint) e da citação (summons): para cada parte ré e para você.`,
  paid: (payBy: string): string =>
    payBy === ''
      ? 'Olhe na sua carta o último dia para pagar. Se todo o dinheiro chegar até lá, não são necessários documentos para o tribunal.'
      : `O último dia para pagar na sua carta é ${payBy}. Dê entrada depois desse dia. Se todo o dinheiro chegar até lá, não são necessários documentos para o tribunal.`,
  fee: (amount: string): string =>
    `Pague ${amount}, ou entregue com a petição inicial o pedido de isenção de taxas (fee waiver).`,
  file: (county: string): string =>
    `Entregue os documentos no condado de ${county}: pessoalmente, pelo correio ou on-line.`,
  service: (within: number, defendants: number): string =>
    `Ponha a data e assine à mão o pedido de entrega da citação (Request for Service). Entregue com a petição inicial${
      within === 0
        ? '. O correio do tribunal não sai do estado: a folha sobre como dar entrada diz como uma parte ré de fora recebe os documentos.'
        : within < defendants
          ? ', para que o tribunal envie a citação a cada parte ré do estado. A folha sobre como dar entrada diz como as outras recebem os documentos.'
          : ', para que o tribunal envie a citação a cada parte ré.'
    }`,
  proof: 'Junte as suas provas. Elas vão com você ao tribunal, não na entrada pela internet.',
  later: 'Guarde separados os arquivos que se chamam “Later”. Eles não são entregues agora.',
} as const;

export const CONTENTS_HEADING = 'O que há nesta pasta';
export const CONTENTS_HEAD = ['Folha', 'Para quê'] as const;
export const PURPOSE = {
  file: 'Para dar entrada',
  copy: 'Para copiar na citação (summons)',
  keep: 'Para você guardar',
} as const;

export const NOTES_HEADING = 'Veja isto, por favor';
export const lastDay = (day: string): string =>
  `O prazo para dar entrada em um pedido como este pode acabar em ${day}. Um tribunal pode contar a partir de outro dia. Só dar entrada no tribunal faz o prazo parar.`;
export const mayHavePassed = (day: string): string =>
  `Pode ser tarde demais: o prazo para dar entrada em um pedido como este pode ter acabado em ${day}. Só um tribunal pode decidir isso.`;
export const severalLimits = 'Os seus motivos têm prazos diferentes. Cada dia abaixo vale para um ou mais deles.';
const UNPAUSED =
  'O prazo quase sempre fica parado até a pessoa fazer 18 anos, mas a lei dessa pausa não fala deste tipo de pedido. Sem a pausa,';
export const lastDayUnpaused = (day: string): string =>
  `${UNPAUSED} o prazo para dar entrada pode acabar em ${day}. Esse é o dia mais seguro.`;
export const mayHavePassedUnpaused = (day: string): string =>
  `${UNPAUSED} o prazo para dar entrada pode ter acabado em ${day}. Só um tribunal pode decidir isso.`;
export const help = (name: string): string => `Ajuda grátis: ${name}.`;
export const longName = (name: string, letters: number): string =>
  `O computador do tribunal aceita aqui ${letters} letras, então pode mostrar isto mais curto: ${name}`;
export const businessMayNeedLawyer =
  'Uma empresa ou sociedade precisa de advogado acima do limite de Small Claims. Uma pessoa que é dona única de um negócio que não é uma empresa não precisa.';
export const privateNumbers = (count: number): string =>
  count === 1
    ? 'Uma frase com um número privado ficou fora dos fatos.'
    : `${count} frases com números privados ficaram fora dos fatos.`;
export const militaryLeftOut =
  'As palavras sobre serviço militar ficaram de fora. Elas vão em uma certificação própria, em um passo mais tarde.';
export const otherLanguage = 'O seu relato em outro idioma ficou de fora. Uma petição inicial (complaint) é em inglês.';
export const lineLeftOut =
  'Uma linha da petição inicial fica vazia. A sua resposta tinha um número privado, ou falava de saúde, de serviço militar ou de papéis para viver aqui.';
export const saysYou =
  'Algumas palavras que você digitou falam com a outra parte como “you”. Quem lê a petição inicial é um juiz ou uma juíza. Leia essas frases outra vez.';
export const moreLeftOut = (count: number): string => `E mais ${count}.`;
export const leftOutHeading = 'Palavras suas que a petição inicial deixa de fora';

export const WHY: Readonly<Partial<Record<LeftOutKind, string>>> = {
  health: 'Sobre a saúde de alguém',
  immigration: 'Sobre papéis para viver neste país',
  other_language: 'Não está em inglês',
  in_table: 'A tabela de valores já diz isso',
  settlement: 'Uma proposta de acordo. Isso não se conta ao tribunal',
};
