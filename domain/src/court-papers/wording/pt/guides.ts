import type { OutsideStep } from '../../../jurisdictions/pack/filing-rules.ts';
import { ended } from '../forms.ts';

export const FEES = {
  title: 'Quanto custa dar entrada (Filing Fee Sheet)',
  intro: (part: string, day: string): string => `O que custa dar entrada (${part}), até onde se sabe em ${day}.`,
  heads: ['Para quê', 'Valor'],
  filing: 'Dar entrada na petição inicial, primeira parte ré',
  further: (count: number): string => `Cada parte ré a mais (${count})`,
  service: (count: number): string =>
    `Entrega da citação pelo correio do tribunal, ${count === 1 ? '1 parte ré' : `${count} partes rés`}`,
  total: 'Total a pagar',
  payee: (name: string): string => `Um cheque ou money order é feito em nome de: ${ended(name)}`,
  how: 'A secretaria aceita cheques, money orders e dinheiro. Não mande dinheiro pelo correio, por favor. Pela internet são aceitos cartões e transferências do banco, e lá mesmo aparece se um cartão custa mais.',
  outside:
    'O correio do tribunal não sai do estado, então não se paga taxa de correio por uma parte ré que está fora dele.',
  back: 'Os tribunais quase sempre somam esses custos à sentença quando a parte autora ganha.',
  short:
    'Um documento que chega sem a taxa, ou sem um pedido de isenção de taxas (fee waiver), é devolvido e não dá entrada.',
} as const;

export const FILING = {
  title: 'Onde e como dar entrada (Where and How to File)',
  intro: (county: string): string => `Este caso está preparado para o condado de ${county} (${county} County).`,
  confirm:
    'As secretarias dos tribunais mudam de lugar e os números mudam. Antes de ir ou de mandar algo, confirme o endereço com a secretaria.',
  officeHeading: 'A secretaria',
  mailing: 'O correio vai para',
  phone: 'Telefone',
  waysHeading: 'Três formas de dar entrada',
  inPerson: 'Pessoalmente.',
  inPersonText:
    'Leve os documentos assinados, uma cópia para cada parte ré e uma para você, e a taxa. Peça uma cópia carimbada.',
  byMail: 'Pelo correio.',
  byMailText:
    'Mande os documentos assinados, as cópias e um cheque ou money order. Ponha junto um envelope com o seu endereço e um selo, para que o tribunal possa mandar uma cópia a você.',
  electronic: (name: string): string => `Pela internet, com ${name}.`,
  electronicText: (formats: string, megabytes: number, letters: number): string =>
    `Envie juntos os arquivos para dar entrada, cada um como um arquivo ${formats} separado. Cada um pode ter até ${megabytes} MB, sem senha, com um nome de no máximo ${letters} letras. As provas não são enviadas: leve ao tribunal. O que você assina à mão é assinado primeiro no papel e depois escaneado. Uma petição inicial assinada na tela é enviada como está; pergunte na secretaria se ela aceita isso.`,
  summons:
    'A citação (summons) do tribunal vai junto: preencha o formulário do próprio tribunal com a folha de dados para ela.',
  formsHeading: 'Os formulários e páginas do tribunal',
  kit: (kit: string): string =>
    `Os formulários do tribunal para este tipo de caso vêm em um kit: ${kit}. Pegue na secretaria ou na página do tribunal na internet.`,
  formsPage: 'Os formulários do tribunal',
  howPage: 'Como dar entrada, segundo o tribunal',
  electronicPage: (name: string): string => `Entrada pela internet, ${name}`,
  businessPage: 'Procurar o nome exato de uma empresa',
  moved: 'As páginas mudam de lugar. Quando uma não abrir, pergunte na secretaria.',
  filesHeading: 'Arquivos para enviar',
  filesHead: ['Arquivo', 'O que é'],
  copiesHeading: 'Cópias e envelopes',
  copies: (ours: number, sets: number, copies: number): string =>
    `Em papel, você precisa de ${sets} conjuntos destes ${ours + 1} documentos: os ${ours} abaixo e a citação (summons) do tribunal. O conjunto assinado é para o tribunal, e ${copies} conjuntos são cópias. Uma cópia é para cada parte ré e uma é para você.`,
  envelopes: [
    'Só pelo correio: um envelope para a secretaria. Ponha os documentos assinados, as cópias e o cheque ou money order',
    'Só pelo correio: um envelope para você, com selo, para a cópia que o tribunal devolve',
  ],
  noEnvelopes: {
    all: 'Nenhum envelope para as partes rés: o tribunal escreve os endereços no correio dele',
    some: 'Nenhum envelope para as partes rés do estado: o tribunal escreve os endereços no correio dele',
    none: 'Nenhum envelope para as partes rés: o correio do tribunal não chega aonde elas estão',
  },
  outsideHeading: 'Partes rés fora do estado',
  notServedByYou: 'Uma cópia que você manda por e-mail ou entrega em mãos não vale como entrega da citação (service).',
  outside: (names: readonly string[]): string =>
    `O correio do tribunal não leva a citação a ${ended(names.join(' e '))} Quem cuida disso é você, depois que o tribunal der um número do processo (docket number):`,
  outsideConfirm:
    'Pergunte na secretaria, ou a um advogado, antes de pagar alguém por isso. Confirme com a secretaria do tribunal (clerk), por favor.',
  venueHeading: 'Por que este condado',
  venue:
    'O caso dá entrada em um condado onde pelo menos uma parte ré mora ou faz negócios. Um caso sobre um depósito de garantia (caução) também pode ir para onde fica o imóvel alugado. Quando todas as partes rés estão fora do estado, ele vai para onde o problema nasceu.',
  wrong: 'Um caso que deu entrada no condado errado pode ser mandado para outro ou recusado.',
} as const;

export const OUTSIDE = {
  no_court_mail:
    'Pegue no tribunal a citação (summons) com o número do processo (docket number). Antes disso, ninguém recebe a citação.',
  by_hand: 'Primeiro, faça os documentos serem entregues em mãos à parte ré, onde ela estiver.',
  who_may:
    'Quem faz isso lá é um sheriff, um entregador de citações (process server) ou um adulto que não faz parte do caso. Você não.',
  then_mail:
    'Só o correio vem depois: quando uma tentativa de verdade falhou e está escrito, sob juramento, o que foi tentado. Então saem ao mesmo tempo o correio certificado (certified mail) com aviso de recebimento (return receipt) e o correio comum.',
  tell_court:
    'Entregue ao tribunal a prova da entrega (proof of service): quem entregou o quê, a quem, onde, quando e como.',
} as const satisfies Record<OutsideStep, string>;

export const AFTER = {
  title: 'O que acontece depois (What Happens After Filing)',
  counted:
    'Cada prazo abaixo é contado a partir do dia que ele nomeia. Um último dia que não é dia de tribunal passa para o seguinte. As datas dos avisos do tribunal são as que valem.',
  head: ['Passo', 'Quando'],
  mailed: {
    all: 'O tribunal dá um número do processo (docket number) e manda pelo correio a citação (summons) a cada parte ré',
    some: 'O tribunal dá um número do processo (docket number) e manda pelo correio a citação (summons) a cada parte ré do estado. Das outras, quem cuida é você',
    none: 'O tribunal dá um número do processo (docket number) e a citação (summons). Você faz a citação ser entregue fora do estado',
  },
  mailedWhen: 'Depois que os documentos e a taxa chegaram',
  hearing: 'Small Claims: as duas partes vão ao tribunal. Não é preciso uma resposta por escrito',
  between: (from: number, to: number): string =>
    `Cerca de ${from} a ${to} dias depois de dar entrada; a data está na citação (summons)`,
  answer: (days: number): string =>
    `Cada parte ré tem ${days} dias depois de receber a citação para responder por escrito (answer)`,
  answerWhen: (days: number): string => `Dentro de ${days} dias a partir do dia em que a citação foi entregue`,
  defaultDay: 'Sem uma resposta, o tribunal registra a revelia (default)',
  defaultWhen: (days: number): string => `Cerca de ${days} dias depois que o tribunal manda a citação`,
  trial: 'Com uma resposta, o tribunal marca a data do julgamento (trial)',
  trialWhen: (from: number, to: number): string => `Cerca de ${from} a ${to} meses depois de dar entrada`,
  badMail: 'Se o correio volta, é preciso um endereço novo e outra taxa, ou o caso é encerrado',
  badMailWhen: (days: number, years: number): string =>
    `Dentro de ${days} dias a partir do dia em que você deu entrada, ou até o dia do aviso do tribunal. Um caso encerrado pode voltar dentro de ${years} ${years === 1 ? 'ano' : 'anos'} com um bom endereço`,
  request: 'Depois de uma revelia (default), a sentença é pedida com as provas',
  requestWithStatus:
    'Depois de uma revelia (default), você pede a sentença. Junto vão as provas e o papel sobre o serviço militar',
  requestWhen: (months: number): string => `Dentro de ${months} meses a partir da revelia`,
  appeal: 'Um recurso (appeal) contra uma sentença',
  appealWhen: (days: number): string => `Dentro de ${days} dias a partir da sentença`,
  interest: (year: string, percent: string, aYear: string, demand: string): string =>
    `Uma sentença rende juros simples até ser paga. A taxa de juros do tribunal para ${year} é de ${percent} por cento ao ano: ${aYear} por ano sobre ${demand}. Ela muda a cada janeiro. A petição inicial pede juros; quem calcula é o tribunal.`,
  militaryPage: 'Onde consultar se uma pessoa está nas forças armadas',
  absent: 'A parte autora que não vai ao tribunal no dia perde o caso por essa vez: ele é encerrado.',
  settle:
    'No dia do tribunal, alguém que ajuda o tribunal tenta primeiro fazer um acordo entre as partes. Ninguém tem a obrigação de fazer acordo.',
  bring:
    'Leve todas as provas, com cópias, e todas as testemunhas. O que escrevem pessoas que não vão ao tribunal quase nunca conta.',
} as const;

export const WAIVER = {
  title: 'Guia para a isenção de taxas (Fee Waiver)',
  intro: (percent: number, assets: string): string =>
    `Uma pessoa pode pedir ao tribunal para não pagar as taxas. Duas coisas precisam ser verdade. A renda da casa é no máximo ${percent} por cento do nível de pobreza. E não há mais de ${assets} em dinheiro e contas de banco.`,
  head: ['Pessoas na casa', 'Renda por ano, no máximo'],
  form: (name: string): string => `O formulário é ${name}. Ele é entregue junto com a petição inicial (complaint).`,
  proof: (income: number, bank: number): string =>
    `Os tribunais pedem prova de ${income} meses de renda e ${bank} meses de extratos do banco.`,
  page: 'Taxas do tribunal e como pedir isenção',
  repay: (amount: string): string => `Quem ganha mais de ${amount} paga depois as taxas que não pagou.`,
  business: 'Uma empresa que pede isenção de taxas precisa ter advogado.',
} as const;

export const PROOF = {
  title: 'Lista de provas (Proof Checklist)',
  ownHeading: 'O que você nos disse que tem',
  witness: (name: string): string => `Testemunha: ${name}`,
  usualHeading: 'O que as pessoas levam',
  intro: 'O que as pessoas levam ao tribunal neste tipo de caso. Nem toda linha serve para todo caso.',
  list: 'Leve o papel original e uma cópia para o juiz ou a juíza e para cada parte ré.',
  always: [
    'A carta de cobrança, e prova de que ela foi enviada',
    'Uma lista de datas: o que aconteceu e quando',
    'Nomes das testemunhas que vão ao tribunal',
  ],
  private: (identifiers: string): string => `Cubra de preto em cada cópia: ${ended(identifiers)}`,
  notUploaded: 'As provas não são enviadas com a petição inicial pela internet. Leve ao tribunal.',
} as const;

export const HELP = {
  title: 'Intérprete e outra ajuda (Interpreter)',
  interpreterHeading: 'Intérprete',
  interpreter:
    'Os intérpretes do tribunal são grátis. Peça um na petição inicial (complaint), ou ligue para a secretaria o mais cedo possível.',
  language: 'Idioma para o tribunal',
  noInterpreter: 'Você escolheu inglês, então a petição inicial não pede intérprete.',
  sign: 'Um intérprete de língua de sinais é pedido da mesma forma.',
  accommodationHeading: 'Deficiência',
  accommodation:
    'Cada tribunal tem uma pessoa que cuida disso (ADA coordinator). A ajuda, como um aparelho para ouvir melhor ou mais tempo, é grátis.',
  relay: (number: string): string =>
    `Serviço de ligação para pessoas surdas (relay): ${number.replace(' or ', ' ou ')}.`,
  need: 'O que eu preciso no tribunal',
  case: 'Caso',
  docket: 'Número do processo (docket number), quando o tribunal tiver dado',
} as const;
