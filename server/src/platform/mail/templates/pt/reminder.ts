import type { ReminderWords } from '../reminder-mail.ts';

export const reminderWords: ReminderWords = {
  wordsOf: (day, site) => ({
    letter_unapproved: {
      subject: `A sua carta está à sua espera em ${site.name}`,
      text: [
        `Você pagou uma carta em ${day}. Ela está escrita, mas você ainda não aprovou.`,
        'Leia a carta, mude o que não estiver certo e aprove. Antes disso, nada é enviado.',
      ],
    },
    letter_unmailed: {
      subject: 'A sua carta já está no correio?',
      text: [
        `Você aprovou a sua carta em ${day}. Até onde sabemos, ela ainda não foi para o correio.`,
        'Imprima a carta e envie. Depois anote o dia e o número de rastreio. Já enviou? Então só anote isso.',
      ],
    },
    answer_day_near: {
      subject: 'O dia da resposta está perto',
      text: [
        `O último dia que a sua carta dá à outra parte para pagar é ${day}.`,
        'Você não precisa fazer nada antes disso. Se a outra parte responder, anote.',
      ],
    },
    answer_day_passed: {
      subject: 'O que aconteceu depois da sua carta?',
      text: [
        `O último dia para pagar na sua carta era ${day}. Esse dia já passou.`,
        'A outra parte pagou, prometeu algo, não concordou ou não disse nada? Anote. Assim podemos mostrar o seu próximo passo.',
      ],
    },
    papers_unsigned: {
      subject: 'Os seus documentos para o tribunal esperam a sua assinatura',
      text: [
        `O último dia para pagar na sua carta era ${day}. Os seus documentos para o tribunal estão prontos, mas você não assinou.`,
        'Leia os documentos primeiro. Ainda espera uma resposta? Então você pode esperar.',
      ],
    },
    papers_out_of_date: {
      subject: 'Os seus documentos para o tribunal não estão mais em dia',
      text: [
        `O último dia para pagar na sua carta era ${day}. As suas respostas mudaram depois que os documentos para o tribunal foram feitos.`,
        'Peça que sejam feitos de novo antes de assinar ou de entregar ao tribunal.',
      ],
    },
    time_limit_near: {
      subject: 'O seu prazo para dar entrada pode acabar logo',
      text: [
        `Pelas suas respostas, o seu prazo para dar entrada no tribunal pode acabar em ${day}. Depois desse dia, um tribunal pode recusar o seu caso.`,
        'Nós contamos esse dia, e pode haver erro. Confirme com o tribunal ou com um advogado. Isto é informação geral, não é conselho jurídico.',
      ],
    },
    draft_ends: {
      subject: 'Um rascunho vai ser apagado logo',
      text: [
        `Você começou um pedido em ${site.name} e não terminou. Vamos apagar o rascunho em ${day}.`,
        'Ainda precisa dele? Abra o rascunho e mude alguma coisa. Assim guardamos por mais tempo.',
      ],
    },
    hearing_near: {
      subject: 'O seu dia no tribunal está perto',
      text: [
        `Você anotou uma audiência em ${day}.`,
        'Confira o dia, a hora e o lugar no aviso do tribunal. Se o aviso disser outra coisa, siga o aviso.',
      ],
    },
  }),
  openClaim: 'Abrir o seu pedido',
  openDrafts: 'Abrir Meus casos',
  openCase: 'Abrir o seu caso',
  howToStopAll:
    'Não quer mais lembretes? Este link para todos, e nada mais. Nas configurações você pode escolher cada tipo em separado.',
  howToStopForClaim: 'Não quer mais lembretes? Este link para os lembretes deste pedido, e nada mais.',
  stop: 'Parar todos os lembretes',
};
