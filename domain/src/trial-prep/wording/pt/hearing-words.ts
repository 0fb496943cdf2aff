import type { TrialWords } from '../en/trial-words.ts';

const linesWord = (count: number): string => (count === 1 ? 'uma linha que soma' : `${count} linhas que somam`);

/** What the judge must hear, what the other side may say, and witnesses, in Portuguese. */
export const hearingWords: Pick<TrialWords, 'HEARING' | 'OTHER_SIDE' | 'WITNESSES' | 'QUESTIONS' | 'SUBPOENA'> = {
  HEARING: {
    title: 'O que o juiz ou a juíza precisa ouvir (What the Judge Must Hear)',
    intro:
      'O juiz ou a juíza olha cada ponto abaixo. À direita está o que você tem para ele. Os pontos sem prova são ditos com clareza. O que se diz no tribunal está em inglês, com a leitura em português entre parênteses.',
    heads: ['Ponto', 'O que você tem'],
    exhibit: (mark, description) =>
      description === '' ? `Prova (Exhibit) ${mark}.` : `Prova (Exhibit) ${mark}: ${description}.`,
    witness: (name) => `Testemunha: ${name}.`,
    told: (sentence) => `Você pode dizer: “${sentence}”`,
    onlyWord: 'Por enquanto, só a sua própria palavra.',
    noProof: (bring) => `Ainda não há nenhum papel nem testemunha para isto. As pessoas levam: ${bring}.`,
    ticked: (things) => `Você disse que tem isto: ${things}. Adicione às suas provas (exhibits).`,
    gap: (bring) => `FALTA: nada fala disto ainda. As pessoas levam: ${bring}.`,
    sumPoint: 'O valor, e como ele é calculado.',
    sumProof: (lines, sum) => `A folha de contas (Money Worksheet): ${linesWord(lines)} ${sum}.`,
    askedPoint: 'Você pediu o dinheiro, e a outra parte teve tempo para pagar.',
    askedProof: (day, deadline) =>
      `A sua carta de ${day}${deadline === '' ? '' : `, com ${deadline} como último dia`}. Leve a carta e a prova de que ela foi enviada.`,
    gapsHeading: 'Provas para procurar antes do dia do tribunal',
    noGaps: 'Nenhum ponto está sem prova. O juiz ou a juíza decide quanto vale cada prova.',
    gapItem: (text, bring) => `${text} ${bring}.`,
    bringWord: (text) => `As pessoas levam: ${text}.`,
    lawHeading: 'A lei que a sua carta nomeia, como está lá em inglês',
    cite: (text, cite) => (text.includes(cite) ? text : `${text} (${cite})`),
    source: (title, cite) => `${title}: ${cite}.`,
    confirm:
      'Confirme com a secretaria do tribunal (clerk) ou com um advogado o que a lei pede: isso não foi lido em uma página oficial.',
    basisHeading: 'De onde vêm estes pontos',
    general: 'Isto é informação geral, não é conselho jurídico. No seu caso, outros pontos podem contar.',
  },
  OTHER_SIDE: {
    title: 'O que a outra parte pode dizer (What the Other Side May Say)',
    intro:
      'São coisas que as pessoas dizem muitas vezes em casos assim. Ninguém sabe o que vão dizer no seu. À direita está o que os seus dados dizem sobre esse ponto.',
    heads: ['Podem dizer', 'O que os seus dados dizem'],
    noAnswer: 'Os seus dados ainda não respondem a isto.',
    couldBring: (bring) => `Os seus dados ainda não respondem a isto. As pessoas levam: ${bring}.`,
    sumTooHigh: 'O valor é alto demais.',
    sumAnswer: (lines, sum) =>
      `A folha de contas (Money Worksheet) mostra ${linesWord(lines)} ${sum}. Leve o papel de cada linha.`,
    paid: 'Uma parte foi paga.',
    paidAnswer: (paid, open) => `Sim: já foi pago ${paid}. A folha de contas conta isso. Falta pagar ${open}.`,
    tooLate: 'É tarde demais para este caso.',
    tooLateAnswer: (day) =>
      `O prazo para dar entrada pode ter acabado em ${day}. Só um tribunal pode decidir isso. Tenha as datas prontas para dizer.`,
    severalLimits: 'Os motivos têm prazos diferentes.',
    unpaused: (day, isMaybeOver) =>
      `O prazo quase sempre fica parado até a pessoa fazer 18 anos, mas aqui isso não é certo. Sem essa pausa, o prazo ${isMaybeOver ? `pode ter acabado em ${day}. Só um tribunal pode decidir isso.` : `pode acabar em ${day}.`}`,
    inTimeAnswer: (day) => `O prazo para dar entrada em um pedido assim pode acabar em ${day}.`,
    stamp: 'Leve a petição inicial (complaint) com o carimbo do tribunal: ele mostra o dia em que ela deu entrada.',
    county: 'Este é o condado errado.',
    countyAnswer: (county, choices) =>
      `O caso foi preparado para o condado de ${county} (${county} County). Os endereços apontam para: ${choices}. Leve prova do endereço da outra parte.`,
    listen: 'Deixe a outra parte terminar. Faça anotações. Depois responda ponto por ponto, com a prova na mão.',
    calm: 'Fale com o juiz ou a juíza, não com a outra parte.',
  },
  WITNESSES: {
    title: 'Testemunhas e perguntas (Witnesses and Questions)',
    intro: (count) =>
      count === 1
        ? 'Você indicou uma testemunha. Faça as perguntas uma por uma e deixe a testemunha contar.'
        : `Você indicou ${count} testemunhas. Faça as perguntas uma por uma e deixe cada testemunha contar.`,
    none: 'Você não indicou nenhuma testemunha. A sua própria palavra também é prova: conte o que você viu e fez. Você pode adicionar testemunhas na página e fazer estes papéis outra vez.',
    open: 'Não ponha a resposta na pergunta. “What did you see?” (O que você viu?) é melhor que “You saw it, right?” (Você viu, certo?). As perguntas estão em inglês, com a leitura em português entre parênteses.',
    know: 'Uma testemunha conta o que ela mesma viu ou ouviu. Uma nota escrita de alguém que não vai ao tribunal quase nunca conta.',
    contact: 'Como falar com a testemunha',
    noContact: 'Não informado',
    unnamed: 'Testemunha',
    saw: 'O que ela viu ou ouviu, como você contou',
    points: 'Pode falar de',
    noPoints: 'Nenhum ponto do pedido fala disto ainda. Indique um na página, ou não leve esta testemunha.',
    ask: 'Perguntas',
    proposedHeading: 'Pessoas que as suas respostas nomeiam',
    proposed: 'Pergunte se elas querem ir e contar o que viram. Depois adicione essas pessoas na página.',
    otherHeading: 'O que a outra parte pode perguntar à sua testemunha',
    other: [
      'Você tem amizade ou parentesco com a parte autora?',
      'Foi você quem viu isso, ou alguém contou a você?',
      'A que distância você estava? Havia algo no caminho?',
      'Você conversou com a parte autora sobre o que dizer?',
      'Como você pode ter certeza do dia?',
    ],
    honest: 'Diga a cada testemunha: diga só o que é verdade. “I do not know” (Eu não sei) é uma boa resposta.',
    notes: 'Notas',
  },
  QUESTIONS: {
    who: (plaintiff, defendant) =>
      `Por favor, diga o seu nome ao juiz ou à juíza. De onde você conhece ${plaintiff} e ${defendant}?`,
    there: 'Onde você estava, e quando foi isso?',
    tell: 'O que você viu ou ouviu, desde o começo?',
    day: 'Como você lembra que foi nesse dia?',
    amount: 'Você sabe de um valor em dinheiro. Como sabe quanto era?',
    words: 'Quem disse isso, a quem, e com que palavras, o mais perto que você lembrar?',
    photos: 'Quem tirou as fotos ou fez o vídeo, e quando? Eles mostram como era?',
    trade: 'Qual é o seu trabalho, e há quanto tempo? O que você olhou?',
    papers: 'Que mensagem ou papel você viu? Quem escreveu?',
    more: 'Há mais alguma coisa que você viu ou ouviu?',
  },
  SUBPOENA: {
    title: 'Intimações: se uma testemunha não quer ir (Subpoenas)',
    intro: 'Uma intimação (subpoena) é um papel que ordena a uma testemunha que vá ao tribunal, ou que leve papéis.',
    early: (phone) =>
      `Peça o formulário à secretaria assim que você tiver uma data no tribunal: ${phone}. Faça a entrega da intimação bem antes desse dia.`,
    feesHeading: 'Quanto custa',
    heads: ['Para quê', 'Valor'],
    day: 'Taxa da testemunha, por dia no tribunal',
    travel: (miles) => `A mais para uma testemunha de outro condado: a cada ${miles} milhas de ida e volta`,
    count: (count) =>
      count === 1 ? 'A sua testemunha, um dia, deste condado' : `As suas ${count} testemunhas, um dia, deste condado`,
    change: 'A taxa é entregue junto com a intimação.',
    fillHeading: 'O que escrever nela',
    court: 'Tribunal (court)',
    case: 'Caso (case)',
    docket: 'Número do processo (docket number), no aviso do tribunal',
    when: 'Dia, hora e sala (no aviso do tribunal)',
    witness: 'Testemunha (witness)',
    bring: 'Papéis que a testemunha deve levar, se houver',
    whoHeading: 'Quem pode precisar de uma',
    who: [
      'Uma testemunha que só é liberada do trabalho quando a chefia vê uma ordem',
      'Uma pessoa que fez um relatório, como um policial ou um inspetor',
      'Uma empresa que tem papéis que você não tem',
    ],
    keep: 'Anote quem entregou, onde, quando, e que a taxa foi paga. Leve isso ao tribunal.',
    asked: 'Quase todas as testemunhas vão quando alguém pede. Primeiro peça.',
  },
};
