import type { TrialWords } from '../en/trial-words.ts';

/** What the English papers of a trial say, for somebody who reads Portuguese. */
export const readingWords: Pick<TrialWords, 'OUTLINE' | 'MONEY' | 'SETTLEMENT' | 'READING'> = {
  OUTLINE: {
    title: 'Minha história em uma página (My Story on One Page)',
    footer: 'Para ler no tribunal. Não é um formulário do tribunal',
    case: 'Caso',
    court: 'Tribunal',
    sum: 'Valor que eu peço',
    due: 'Dia em que aconteceu ou vencia',
    agreed: 'O que foi combinado',
    kindOf: (kind) => `Tipo de acordo: ${kind}.`,
    noneAgreed: 'Como passamos a tratar um com o outro:',
    happened: 'O que aconteceu',
    money: 'O que eu paguei e quanto custou',
    sumHeading: 'Como o valor é formado',
    sumLine: (label, sum) => `${label}: ${sum}.`,
    sumAll: (sum) => `Ao todo ${sum}.`,
    sumCount: (count, sum) =>
      count === 1
        ? `É uma linha de ${sum}.`
        : `Tem ${count} linhas. Elas estão na minha folha de contas. Ao todo ${sum}.`,
    theirs: 'O que podem dizer, e a minha resposta',
    theySay: (says) => `“${says}.”`,
    exhibit: (mark) => `Eu mostro a prova (Exhibit) ${mark}.`,
    own: 'Nas minhas palavras',
    days: 'Dias importantes',
    letterSent: (sum) => `Eu escrevi à outra parte e pedi ${sum || 'o dinheiro'}.`,
    letterDeadline: 'O último dia que a minha carta deu para pagar.',
    payment: (sum) => `Eu recebi um pagamento de ${sum}.`,
    asked: 'O que eu pedi',
    askedFor: (day, sum, deadline) =>
      `A minha carta de ${day} pediu ${sum || 'o dinheiro'}${deadline === '' ? '' : ` até ${deadline}`}.`,
    askedBefore: 'Antes disso eu também já tinha pedido o dinheiro.',
    paid: (sum) => `Desde então foi pago ${sum}.`,
    askJudge: 'O que eu peço ao juiz ou à juíza',
    judge: (open, costs) =>
      `Uma sentença de ${open}, os custos do tribunal de ${costs}, e os juros que o tribunal permitir.`,
    more: 'A petição inicial (complaint) conta mais. Esta página tem o que se diz em uns dois minutos.',
  },
  MONEY: {
    title: 'Folha de contas (Money Worksheet)',
    footer: 'Para entregar, com cópias. Não é um formulário do tribunal',
    intro: 'Cada linha fecha até o centavo. Dê uma cópia ao juiz ou à juíza quando falar do dinheiro.',
    claimHeading: 'A. De que o pedido é feito',
    heads: ['Linha', 'Valor'],
    demand: 'A. Valor pedido',
    paidHeading: 'B. O que foi pago desde então',
    none: 'Nenhum pagamento foi anotado.',
    paid: 'B. Pagamentos',
    open: 'A menos B: falta pagar',
    costsHeading: 'C. Custos do tribunal',
    costs: 'C. Custos para dar entrada e citar',
    costsNote:
      'Custos conhecidos no dia destes papéis. Escreva o que você pagou de verdade. Quase sempre o tribunal soma estes custos à sentença quando a parte autora ganha.',
    totalHeading: 'Ao todo',
    total: 'Falta pagar, com os custos do tribunal',
    interestHeading: 'D. Juros que você pode pedir',
    step: (from, year, days, sum, percent) =>
      `Desde ${from}, a ${percent} por cento em ${year}: ${days} ${days === 1 ? 'dia' : 'dias'} sobre ${sum}`,
    interest: 'D. Juros até este dia',
    withInterest: 'Ao todo, com estes juros',
    basis: (cite, from, to) =>
      `Juros simples à taxa do tribunal de cada ano (${cite}), de ${from} a ${to}, sobre o que faltava em cada dia. Quem decide é o juiz ou a juíza. Não faz parte do valor acima.`,
    fromClock: (day) =>
      `Começa em ${day}, o dia depois do fim do prazo para devolver o depósito. Só o depósito leva juros, e não o que a lei soma a ele.`,
    fromDue:
      'Cada parte começa no dia em que vencia, como você contou. O que uma lei soma não leva juros, nem os juros ou a multa que foram combinados.',
    onWhole:
      'É calculado sobre o pedido inteiro, desde o dia em que vencia, como você contou. Nenhuma linha das suas respostas chega a esse valor. Se há nele uma multa por atraso ou um custo, diga isso ao juiz ou à juíza: sobre essa parte não se pedem juros.',
    inRows: 'Os juros combinados estão nas linhas acima. Aqui não se soma nada.',
    inTypedRows: 'Os juros estão nas linhas acima. Aqui não se soma nada.',
    noDay:
      'Estes papéis não sabem o dia em que o dinheiro devia voltar, por isso não há valor. Diga esse dia ao juiz ou à juíza, e peça os juros.',
    noBase:
      'As linhas acima não mostram que parte leva juros, por isso não há valor. Você ainda pode pedir ao juiz ou à juíza.',
    unspent:
      'As linhas acima são orçamentos de custos que você ainda não teve, por isso não há juros para calcular. Quando pagar uma conta, diga o dia ao juiz ou à juíza.',
    notDue: 'Nenhuma parte vencia antes do dia destes papéis, por isso ainda não há juros.',
    harm: (months, cite) =>
      `Por dano a uma pessoa ou a coisas, os juros correm desde o dia da entrada, ou desde ${months} meses depois do que aconteceu, se isso for mais tarde (${cite}). Estes papéis não sabem o dia da entrada, por isso não há valor. Peça ao juiz ou à juíza.`,
    noRate:
      'Aqui não se conhece a taxa do tribunal para uma parte deste tempo, por isso não há valor. A secretaria (clerk) pode dizer a taxa.',
    notWanted:
      'Você não pediu juros nas suas notas. A petição inicial (complaint) pede, e você ainda pode falar deles no tribunal.',
    proofHeading: 'Leve para o dinheiro',
    proof: [
      'A conta, o recibo ou o papel do banco de cada linha',
      'Prova de cada pagamento que chegou',
      'Recibos dos custos do tribunal',
    ],
  },
  SETTLEMENT: {
    title: 'Acordo para acabar o caso (Settlement Agreement)',
    footer: 'Rascunho para preencher à mão se as duas partes concordarem',
    intro: 'As partes acabam este caso com o que segue. Ninguém é obrigado a assinar. Só obriga quem assina.',
    heads: ['Valor', 'Quantia'],
    claim: 'Valor pedido na petição inicial',
    paid: 'Menos o que já foi pago',
    open: 'Falta pagar',
    payHeading: '1. O que se paga',
    pays: (payer, payee) => `${payer} vai pagar a ${payee}:`,
    whole: (sum) => `todo o valor que falta, ${sum}`,
    other: 'outro valor, escrito aqui em números e por extenso',
    sumLine: 'Valor combinado',
    whenHeading: '2. Quando e como',
    isPaid: 'O valor é pago:',
    once: 'tudo de uma vez, neste dia',
    parts: 'em partes, como se escreve aqui (dia e valor de cada uma)',
    lines: 'Dias e valores',
    ways: (text) => `Formas de pagamento que a parte autora disse: ${text}`,
    lateHeading: '3. Se um pagamento não chega',
    late: 'Se um pagamento atrasar mais do que estes dias, a parte autora pode pedir ao tribunal uma sentença pelo que falta pagar:',
    lateLine: 'Dias',
    endHeading: '4. Quando tudo está pago',
    end: 'Quando tudo está pago, este pedido acaba, e a parte autora diz isso ao tribunal por escrito. Até lá o caso fica aberto, ou é marcado como acordado, como o tribunal mandar.',
    only: 'Este acordo é só sobre este caso. Com ele ninguém diz que fez algo errado.',
    injury:
      'Cuidado: por uma lesão, um acordo quase sempre acaba com o pedido inteiro, mesmo pelo cuidado de que você precise depois. Peça conselho antes de assinar.',
    tell: 'Dê uma cópia assinada ao tribunal e a cada parte.',
    date: 'Data',
    sign: 'Assinatura',
    printed: 'Nome em letra legível',
    byHand: 'Assine aqui à mão',
  },
  READING: {
    title: 'Os papéis em inglês, no seu idioma',
    intro:
      'Três papéis são lidos em voz alta, entregues ou assinados. Eles estão em inglês. Isto é o que eles dizem. No tribunal use os que estão em inglês.',
    payment: (day) => `Pagamento de ${day}`,
    sums: {
      claim: 'O pedido',
      added: (cite) => (cite === '' ? 'Somado como a lei permite' : `Somado conforme ${cite}`),
      givenUp: 'Menos a parte de que se desiste para ficar neste tribunal',
      heads: ['Para quê', 'Valor'],
      total: 'Valor pedido',
    },
    kinds: {
      'Signed paper': 'papel assinado',
      'Texts or emails': 'mensagens ou e-mails',
      'Spoken only': 'só de boca',
    },
  },
};
