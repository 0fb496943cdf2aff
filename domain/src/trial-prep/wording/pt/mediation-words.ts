import type { TrialWords } from '../en/trial-words.ts';

/** The private notes for a mediation, in Portuguese. */
export const mediationWords: Pick<TrialWords, 'MEDIATION'> = {
  MEDIATION: {
    title: 'Minhas notas particulares para a mediação (My Private Notes for the Mediation)',
    footer: 'Particular. Só para você: não dê entrada nesta folha, não entregue e não deixe na mesa',
    secret:
      'PARTICULAR. Esta folha tem o seu valor mais baixo. Ele não está em nenhum outro papel, carta ou e-mail deste site. Dobre a folha antes de se sentar.',
    figuresHeading: 'Os números',
    heads: ['Número', 'Valor'],
    demand: 'Valor pedido',
    paid: 'Pago desde então',
    open: 'Falta pagar',
    costs: 'Além disso, os custos do tribunal, se você ganhar',
    lowest: 'Meu valor mais baixo (particular)',
    lowestOpen: 'Meu valor mais baixo (particular): escreva aqui à mão',
    room: 'Margem: o que falta pagar, menos o meu valor mais baixo',
    planHeading: 'Meu plano',
    steps: {
      start: (sum) => `Comece com todo o valor que falta, ${sum}, e diga por que em duas frases.`,
      wait: 'Deixe a outra parte fazer uma proposta. Espere antes de responder. Você pode pedir uma pausa.',
      down: 'Desça em passos pequenos, e peça algo cada vez: um dia, um cheque hoje, um primeiro pagamento.',
      floor:
        'Não desça abaixo do seu valor mais baixo sem uma pausa para pensar. Um julgamento pode trazer mais, menos ou nada.',
      never: 'Nunca diga primeiro o seu valor mais baixo, nem à outra parte nem a quem faz a mediação.',
    },
    strongHeading: 'O que fala a seu favor',
    strong: (text, proof) => `${text} ${proof}`,
    noneStrong: 'Nenhum ponto tem uma prova (exhibit) ou uma testemunha ainda. A sua palavra também conta.',
    weakHeading: 'O que pode preocupar você',
    noneWeak: 'Cada ponto tem algo que fala a seu favor.',
    weigh: 'Pense no dia sem trabalhar, na espera pelo dinheiro e em como pode ser difícil receber.',
    offersHeading: 'O que você poderia oferecer',
    today: 'Menos dinheiro em troca de um cheque hoje.',
    plan: (months, rows) =>
      `Você disse que aceitaria pagamentos durante no máximo ${months} meses. O valor que falta seria: ${rows}.`,
    atOnce:
      'Você disse que quer tudo de uma vez. Pagamentos ao longo do tempo ainda são possíveis, se você mudar de ideia.',
    overTime: 'Pagamentos ao longo do tempo, com um dia para cada um.',
    ways: (text) => `Como você quer receber: ${text}`,
    way: {
      Check: 'cheque',
      "Cashier's Check": 'cheque administrativo (cashier’s check)',
      'Money Order': 'money order',
      Cash: 'dinheiro (cash)',
    },
    termsHeading: 'Peça isto por escrito',
    terms: [
      'O valor exato, e o dia de cada pagamento',
      'Como é pago, e a quem',
      'O que acontece se um pagamento atrasar',
      'Que o caso só acaba quando tudo estiver pago',
      'Assine só o que você leu e entendeu',
    ],
  },
};
