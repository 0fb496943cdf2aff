import type { TrialWords } from '../en/trial-words.ts';
import { hearingWords } from './hearing-words.ts';
import { mediationWords } from './mediation-words.ts';
import { readingWords } from './reading-words.ts';

/** The guides for the day in court and for collecting, in Portuguese, with the court's English terms. */
export const trialWords: TrialWords = {
  ...hearingWords,
  ...mediationWords,
  ...readingWords,
  COVER: {
    title: 'Seus papéis para o julgamento (Trial Papers)',
    intro: (plaintiffs, defendants, part, county, day) =>
      `${plaintiffs} v. ${defendants}. ${part}, condado de ${county} (${county} County). Estes papéis foram feitos com as suas respostas, a sua carta e as suas notas. Eles são para você. Não são entregues ao tribunal. As taxas e os números são os de ${day}. O que se lê, se entrega ou se assina no tribunal está em inglês.`,
    doHeading: 'Antes do dia do tribunal',
    steps: {
      read: 'Leia cada página. Se algo não estiver certo, mude as suas notas na página e faça os papéis outra vez.',
      gaps: (count) =>
        count === 1
          ? 'Um ponto do seu pedido ainda não tem prova. A folha “O que o juiz ou a juíza precisa ouvir” diz qual.'
          : `${count} pontos do seu pedido ainda não têm prova. A folha “O que o juiz ou a juíza precisa ouvir” diz quais.`,
      ownWord: (count) =>
        count === 1
          ? 'Um ponto depende só da sua palavra. Procure um papel, uma foto ou uma testemunha.'
          : `${count} pontos dependem só da sua palavra. Procure para cada um um papel, uma foto ou uma testemunha.`,
      witness: (names) => `Peça às suas testemunhas que deixem esse dia livre: ${names}.`,
      noExhibits:
        'Você ainda não tem provas (exhibits) aqui. Adicione os seus papéis e fotos, para que recebam as marcas P-1, P-2 e assim por diante.',
      copies: (count) =>
        `Faça ${count} cópias de cada prova (exhibit): para o juiz ou a juíza, para a outra parte e para você.`,
      marks:
        'Estes papéis e a sua pasta de provas usam as mesmas marcas. Se você mudar a ordem das suas provas, faça os dois outra vez.',
      outline: 'Treine em voz alta a sua história de uma página até que ela dure uns dois minutos.',
      signs:
        'Alguns sinais de um nome ou da história não podem ser impressos. No lugar deles há um ponto de interrogação.',
      numbers: 'Uma linha das suas notas tinha um número privado e ficou de fora.',
    },
    contentsHeading: 'O que há aqui',
    contentsHead: ['Folha', 'Para quê'],
    apart:
      'Mais três papéis estão em arquivos separados. São as suas notas particulares para a mediação, um formulário de acordo e um guia para receber o seu dinheiro.',
  },
  PURPOSE: {
    cover: '',
    outline: 'Para ler no tribunal',
    money: 'Para o juiz ou a juíza, com uma cópia para cada parte',
    hearing: 'Para conferir as suas provas',
    other_side: 'Para se preparar',
    witnesses: 'Para as suas testemunhas',
    subpoena: 'Se uma testemunha não quer ir',
    court_day: 'Para o próprio dia',
    mediation: 'Só para você',
    settlement: 'Se houver acordo',
    collecting: 'Se você ganhar',
    reading: 'Para saber o que você diz, entrega e assina',
  },
  COURT_DAY: {
    title: 'O seu dia no tribunal (Your Court Day)',
    where: (county) => `Condado de ${county} (${county} County)`,
    office: 'Tribunal (courthouse)',
    phone: 'Secretaria',
    confirmRoom:
      'O dia, a hora e a sala estão no aviso do tribunal. Confirme com a secretaria e pergunte se você precisa ir pessoalmente.',
    bringHeading: 'O que levar',
    bring: {
      notice: 'O aviso do tribunal, um documento de identidade com foto e estes papéis',
      marks: (first, last) => `${first} a ${last}`,
      exhibits: (marks, copies) => `Provas (Exhibits) ${marks}, com ${copies} cópias de cada uma`,
      noExhibits: (copies) => `Os seus papéis, fotos e mensagens, impressos, com ${copies} cópias de cada um`,
      letter: (day) => `A sua carta de ${day}, e prova de que ela foi enviada`,
      worksheet: (copies) => `${copies} cópias da folha de contas (Money Worksheet)`,
      ticked: (proofs) => `O que você nos disse que tem: ${proofs}`,
      witnesses: (names) => `As suas testemunhas: ${names}`,
      named: (names) => `Pessoas que os seus fatos nomeiam, se elas forem: ${names}`,
      phone: 'O seu celular com as mensagens, desligado na sala',
      settlement: 'O formulário de acordo (Settlement Agreement) destes papéis, e uma caneta',
      alsoHeading: 'Em casos assim, as pessoas também levam',
    },
    stepsHeading: 'Como é o dia',
    arrive: 'Chegue cedo.',
    arriveText:
      'Conte com meia hora no controle da entrada. Diga à equipe do tribunal que você chegou. Quando chamarem o seu caso, fique de pé e diga “Here, Your Honor” (Presente).',
    settle: 'Primeiro, tentem um acordo.',
    settleText: (rule) =>
      `${rule} Ninguém tem a obrigação de fazer acordo. As suas notas particulares para isso estão em um arquivo separado.`,
    speak: 'Depois você fala primeiro.',
    speakText:
      'Diga quem você é, o que pede e por quê. Leia da sua folha de uma página. Entregue cada prova quando falar dela: “This is Exhibit P-1.” (Esta é a prova P-1.)',
    witnesses: 'Depois as suas testemunhas.',
    witnessesText: (count) =>
      count === 0
        ? 'Você não indicou nenhuma. A sua própria palavra também é prova.'
        : 'Faça as suas perguntas uma por uma. A outra parte pode perguntar depois de você.',
    other: 'Depois a outra parte.',
    otherText:
      'Não interrompa. Faça anotações. Quando a outra parte terminar, você pode fazer perguntas e responder ao que foi dito.',
    decide: 'Depois vem a decisão do juiz ou da juíza.',
    decideText: 'Pode ser na hora, ou mais tarde pelo correio. Anote o que for dito.',
    rulesHeading: 'Como falar no tribunal',
    rules: [
      'Chame o juiz ou a juíza de “Your Honor”. Fique de pé quando falar com ele ou ela.',
      'Responda à pergunta que foi feita, e pare.',
      'Diga “I do not know” (Eu não sei) quando não souber. Nunca adivinhe.',
      'Não discuta com a outra parte, e nunca xingue ninguém.',
      'Desligue o celular. Deixe fora comida, chiclete e chapéu.',
    ],
    absentHeading: 'Se alguém não vai',
    helpHeading: 'Intérprete e outra ajuda',
    english: 'Você escolheu inglês. Se uma testemunha precisa de intérprete, avise cedo a secretaria.',
    interpreter: (language, phone) =>
      `Você pediu um intérprete${language === '' ? '' : ` (${language})`}. Ligue para a secretaria para ter certeza de que há um: ${phone}.`,
    help: (need, phone) =>
      `Você pediu ajuda por causa de uma deficiência${need === '' ? '' : ` (${need})`}. Ligue para a secretaria para ter certeza de que está tudo pronto: ${phone}.`,
    ask: (phone) => `A ajuda por causa de uma deficiência é grátis. Peça cedo à secretaria: ${phone}.`,
    afterHeading: 'Depois',
    appeal: (days) => `Um recurso (appeal) precisa dar entrada dentro de ${days} dias a partir da sentença (judgment).`,
    ready: {
      small_claims: (part) =>
        `${part}: antes do dia não chega uma resposta por escrito. Talvez você ouça pela primeira vez o que a outra parte diz.`,
      special_civil: (part) =>
        `${part}: antes do dia, leia outra vez a resposta por escrito (answer) da outra parte, e leve essa resposta.`,
    },
  },
  COLLECTING: {
    title: 'Como receber depois de uma sentença (Collecting After a Judgment)',
    intro: (debtors) =>
      `Uma sentença (judgment) é uma ordem que diz que o dinheiro é devido. O tribunal não paga esse dinheiro. Estes são os passos para cobrar de ${debtors}.`,
    noPromise: 'Nenhum passo traz dinheiro com certeza. As taxas quase sempre são somadas ao que se deve.',
    feesHeading: 'Passos e taxas',
    heads: ['Passo', 'Taxa'],
    ask: 'Escrever e pedir o dinheiro, com um dia para pagar',
    askFee: 'Nenhuma',
    questions: (form) => `Perguntar sobre renda, banco e bens: ${form}`,
    questionsFee: 'Pergunte na secretaria do tribunal (clerk)',
    writ: (form) => `Fazer um oficial do tribunal tirar dinheiro de uma conta de banco, ou vender bens: ${form}`,
    officer: (fee) => `${fee}, e as milhas do oficial`,
    wage: (form) => `Fazer uma parte do salário ser mandada a você: ${form}`,
    docket: 'Registrar a sentença como dívida sobre imóveis (lien): Statement for Docketing',
    feesConfirm: 'As taxas mudam.',
    how: 'Como funciona cada passo',
    questionsHead: 'Perguntas.',
    questionsText: (days, months) =>
      `Quem deve responde dentro de ${days} dias. Você pode mandar as perguntas uma vez a cada ${months} meses sem pedir ao tribunal.`,
    bankHead: 'Banco e bens.',
    bankText: (percent, years, kept) =>
      `Você diz qual é o banco e a agência, ou quais são os bens e onde estão. O oficial fica com ${percent} por cento, que são somados à dívida. Uma ordem (writ) vale por ${years} anos. Uma pessoa pode ficar com bens no valor de ${kept}.`,
    businessText: (percent, years) =>
      `Você diz qual é o banco e a agência, ou quais são os bens e onde estão. O oficial fica com ${percent} por cento, que são somados à dívida. Uma ordem (writ) vale por ${years} anos.`,
    wageHead: 'Salário.',
    wageText: (week, handed, mailed, file) =>
      `Quem deve precisa trabalhar neste estado e ganhar mais de ${week} por semana. Primeiro você manda um aviso. Quem deve pode se opor dentro de ${handed} dias se o aviso foi entregue em mãos, ou de ${mailed} dias se foi pelo correio. Dê entrada dentro de ${file} dias depois que o aviso foi entregue.`,
    wageCap: (low, poverty, high) =>
      `Se a renda é no máximo ${poverty} por cento do nível de pobreza, é tirado até ${low} por cento do pagamento antes dos impostos. Acima desse nível, até ${high} por cento.`,
    noWages:
      'A outra parte é uma empresa, então não há salário para tirar. Primeiro vêm a conta de banco e os bens dela.',
    landHead: 'Imóveis.',
    interestHeading: 'Juros depois da sentença',
    interest: (sum, year, percent, aYear) =>
      `Uma sentença de ${sum} rende juros simples. Com a taxa de juros de ${year} (${percent} por cento), são ${aYear} por ano. Ela muda a cada janeiro.`,
    noRate:
      'Uma sentença rende juros simples pela taxa anual do tribunal. A secretaria do tribunal (clerk) pode dizer a taxa deste ano.',
    life: (years) => `Uma sentença vale por ${years} anos e pode ser renovada.`,
    startHeading: 'O que você já sabe',
    known: (name, place) => `${name}: ${place}`,
    outOfState:
      'Pelo menos um endereço está fora do estado. Um oficial deste tribunal só alcança o que está no estado. A secretaria pode dizer que caminho existe.',
    findHeading: 'Procure',
    find: [
      'O banco: um cheque que a pessoa escreveu ou um pagamento que ela mandou a você mostra qual é',
      'O trabalho: onde a pessoa trabalha, e desde quando',
      'Imóveis: os registros de imóveis do condado são abertos a todos',
    ],
    findBusiness: [
      'O banco: um cheque que a empresa escreveu ou um pagamento que ela mandou a você mostra qual é',
      'O nome legal exato, no registro de empresas do estado',
      'Bens e carros que são da empresa, e onde estão',
    ],
    paidHeading: 'Quando você recebe o pagamento',
  },
};
