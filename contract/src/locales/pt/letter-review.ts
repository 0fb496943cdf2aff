import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterReviewMessages as english } from '../en/letter-review.ts';

export const letterReviewMessages = {
  'letter.confirm_needed':
    'Olhe primeiro estes pontos, por favor. Aprove outra vez quando você tiver certeza de cada um.',
  'letter.date_old':
    'A carta tem uma data anterior: {issued}. Primeiro atualize a data e o prazo da carta: {today} e {deadline}.',
  'letter.first_owner_unnamed':
    'A carta precisa dizer quem tinha este pedido antes: {name}. Adicione o nome, por favor.',
  'letter.answers_wrong':
    'Não foi possível salvar algumas respostas. Confira essas respostas, por favor. Nada foi mudado.',
  'letter.settlement_amount': 'A oferta precisa ser menor que o seu pedido, em dólares e centavos.',
  'letter.settlement_day': 'A oferta precisa terminar em um dia que ainda não chegou.',
  'letter.earlier_unknown': 'Não conseguimos encontrar esse texto anterior.',
  'letter.answers_saved': 'As suas respostas estão salvas.',
  'letter.dates_updated': 'Agora a carta tem a data de hoje e um prazo novo.',
  'letter.brought_back': 'O texto anterior voltou. O outro fica guardado.',

  'letter.too_many_choices': 'São mais de {limit} escolhas sobre frases. Por favor, mude o próprio texto.',
  'letter.source.story': 'As suas próprias palavras, como você escreveu',
  'letter.source.calculation': 'As suas próprias palavras sobre o valor, como você escreveu',
  'letter.source.told': 'Das suas palavras',
  'letter.source.accepted': 'As suas próprias palavras, com uma mudança que você aceitou',
  'letter.source.card': 'Do que você preencheu sobre o que aconteceu',
  'letter.source.derived': 'Calculado com o que você preencheu',
  'letter.source.proof': 'Do que você disse que pode mostrar',
  'letter.source.claimant': 'Do que você contou sobre você',
  'letter.source.defendants': 'Do que você contou sobre a outra parte',
  'letter.source.amount': 'Do valor do seu pedido',
  'letter.source.reasons': 'Dos motivos que você escolheu',
  'letter.source.happened_on': 'Da data que você deu',
  'letter.source.happened_at': 'Do lugar que você deu',
  'letter.source.payment': 'De como você quer receber o pagamento',
  'letter.source.issued_on': 'A data da carta',
  'letter.source.deadline': 'O último dia para pagar, contado a partir da data da carta',
  'letter.source.delivery': 'Como a carta é enviada',
  'letter.source.asked_before': 'Da sua resposta sobre ter pedido o dinheiro antes',
  'letter.source.plan': 'Da sua resposta sobre pagamento em parcelas',
  'letter.source.form': 'Das suas respostas',
  'letter.source.answer': 'Da sua resposta a uma pergunta sobre a carta',
  'letter.source.sum': 'Soma dos valores que você deu',
  'letter.source.law': 'Uma regra da lei que combina com o seu pedido',
  'letter.source.rule': 'Das regras do tribunal',
  'letter.source.fixed': 'Palavras que estão em todas as cartas',
} as const satisfies Catalogue<keyof typeof english>;
