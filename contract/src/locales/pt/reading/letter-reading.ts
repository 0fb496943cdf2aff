import type { ReadingWording } from '@plainclaim/domain';
import { letterReading as local } from '@plainclaim/domain/served-words/pt-letter';
import { subjects } from './letter-subjects.ts';

/** How a letter reads in Portuguese. For reading only: the letter that is sent is English. */
export const letterReading: ReadingWording = {
  language: 'pt',
  sentences: {
    'ask.you': [
      'Peço que a outra parte me pague {amount} até {date}.',
      'Pedimos que a outra parte nos pague {amount} até {date}.',
    ],
    'ask.named': [
      'Peço a {names} o pagamento de {amount} até {date}.',
      'Pedimos a {names} o pagamento de {amount} até {date}.',
    ],
    purpose: 'O pedido é sobre {purpose}.',
    guardian: [
      'Escrevo como mãe, pai ou responsável legal de {name}, menor de idade. Em uma frase que começa com o nome do menor, quem fala é o menor.',
      'Escrevemos como mãe, pai ou responsável legal de {name}, menor de idade. Em uma frase que começa com o nome do menor, quem fala é o menor.',
    ],
    'first_owner.dated': [
      'Este pedido era antes de {name} e foi passado para mim em {date}.',
      'Este pedido era antes de {name} e foi passado para nós em {date}.',
    ],
    first_owner: [
      'Este pedido era antes de {name} e foi passado para mim.',
      'Este pedido era antes de {name} e foi passado para nós.',
    ],
    asked_before: ['Já pedi este dinheiro antes.', 'Já pedimos este dinheiro antes.'],
    not_asked_before: ['Este é o meu primeiro pedido por escrito.', 'Este é o nosso primeiro pedido por escrito.'],
    matter: 'Este assunto é sobre {purpose}.',
    form_date: ['A data que dei para isto é {date}.', 'A data que demos para isto é {date}.'],
    form_place: 'O lugar é {place}.',
    amount: ['O valor que peço é {amount}.', 'O valor que pedimos é {amount}.'],
    given_up: [
      'Peço {amount} e abro mão da parte que passa desse valor.',
      'Pedimos {amount} e abrimos mão da parte que passa desse valor.',
    ],
    pay_by: 'Por favor, pague {amount} até {date}.',
    'plan.months': [
      'Se a outra parte não puder pagar tudo de uma vez, aceito um plano escrito de até {months} meses, se falar comigo até {date}.',
      'Se a outra parte não puder pagar tudo de uma vez, aceitamos um plano escrito de até {months} meses, se falar conosco até {date}.',
    ],
    plan: [
      'Se a outra parte não puder pagar tudo de uma vez, aceito um plano escrito para pagar em parcelas, se falar comigo até {date}.',
      'Se a outra parte não puder pagar tudo de uma vez, aceitamos um plano escrito para pagar em parcelas, se falar conosco até {date}.',
    ],
    disagree: [
      'Se a outra parte acha que o valor não está certo, peço que escreva para mim até essa data e diga por quê.',
      'Se a outra parte acha que o valor não está certo, pedimos que escreva para nós até essa data e diga por quê.',
    ],
    'file.open_county': [
      'Se eu não receber o pagamento até {date}, pretendo dar entrada em uma ação neste tribunal: {court}, no condado que as regras do tribunal permitirem.',
      'Se não recebermos o pagamento até {date}, pretendemos dar entrada em uma ação neste tribunal: {court}, no condado que as regras do tribunal permitirem.',
    ],
    file: [
      'Se eu não receber o pagamento até {date}, pretendo dar entrada em uma ação neste tribunal: {court}, {county}.',
      'Se não recebermos o pagamento até {date}, pretendemos dar entrada em uma ação neste tribunal: {court}, {county}.',
    ],
    'file_after_notice.open_county': [
      'Se isto não for resolvido até {date}, pretendo dar os avisos que a lei exige. Depois pretendo dar entrada em uma ação neste tribunal: {court}, no condado que as regras do tribunal permitirem.',
      'Se isto não for resolvido até {date}, pretendemos dar os avisos que a lei exige. Depois pretendemos dar entrada em uma ação neste tribunal: {court}, no condado que as regras do tribunal permitirem.',
    ],
    file_after_notice: [
      'Se isto não for resolvido até {date}, pretendo dar os avisos que a lei exige. Depois pretendo dar entrada em uma ação neste tribunal: {court}, {county}.',
      'Se isto não for resolvido até {date}, pretendemos dar os avisos que a lei exige. Depois pretendemos dar entrada em uma ação neste tribunal: {court}, {county}.',
    ],
    'have_filed.open_county': [
      'Se eu não receber o pagamento até {date}, pretendo mandar dar entrada em uma ação neste tribunal: {court}, no condado que as regras permitirem.',
      'Se não recebermos o pagamento até {date}, pretendemos mandar dar entrada em uma ação neste tribunal: {court}, no condado que as regras permitirem.',
    ],
    have_filed: [
      'Se eu não receber o pagamento até {date}, pretendo mandar dar entrada em uma ação neste tribunal: {court}, {county}.',
      'Se não recebermos o pagamento até {date}, pretendemos mandar dar entrada em uma ação neste tribunal: {court}, {county}.',
    ],
    ask_by_law: [
      'Se eu não receber o pagamento até {date}, pretendo pedir o dinheiro do jeito que a lei permite.',
      'Se não recebermos o pagamento até {date}, pretendemos pedir o dinheiro do jeito que a lei permite.',
    ],
    costs: ['Vou pedir {amount} e os custos do tribunal.', 'Vamos pedir {amount} e os custos do tribunal.'],
    costs_by_law: [
      'Vou pedir {amount} e os custos que a lei permitir.',
      'Vamos pedir {amount} e os custos que a lei permitir.',
    ],
    court_sum: [
      'Se isto chegar ao tribunal, vou pedir {amount} de acordo com {rule} e os custos do tribunal.',
      'Se isto chegar ao tribunal, vamos pedir {amount} de acordo com {rule} e os custos do tribunal.',
    ],
    proof: ['Tenho: {things}.', 'Temos: {things}.'],
    settle: ['Prefiro resolver isto sem um julgamento.', 'Preferimos resolver isto sem um julgamento.'],
    keep_all: 'Por favor, guarde todas as mensagens, fotos e papéis sobre este assunto.',
    keep_own: ['Também vou guardar os meus.', 'Também vamos guardar os nossos.'],
    'offer.page': 'Esta página é uma oferta de acordo.',
    'offer.apart': [
      'Ela não faz parte da minha carta de {date}, que pede {amount}.',
      'Ela não faz parte da nossa carta de {date}, que pede {amount}.',
    ],
    'offer.take': [
      'Aceito {amount} como pagamento completo deste assunto se eu receber até {date}.',
      'Aceitamos {amount} como pagamento completo deste assunto se recebermos até {date}.',
    ],
    'offer.rule': 'Esta oferta é feita só para chegar a um acordo, de acordo com {rule}.',
    'offer.says': 'Ela não diz nada sobre o que é devido.',
    'offer.end': [
      'Ela termina em {date}, e depois disso vale o valor da minha carta.',
      'Ela termina em {date}, e depois disso vale o valor da nossa carta.',
    ],
  },
  lines: {
    re: 'ASSUNTO: Pedido de pagamento de {amount}. {about}',
    're.bare': 'ASSUNTO: Pedido de pagamento de {amount}',
    're.offer': 'ASSUNTO: Oferta de acordo. Só para chegar a um acordo, {rule}',
    closing: 'Atenciosamente,',
    'sent.email': 'Enviada por e-mail',
    'sent.mail':
      'Enviada por correio certificado (certified mail) com aviso de recebimento (return receipt) e por correio comum (first-class mail)',
    'sent.both':
      'Enviada por e-mail, por correio certificado (certified mail) com aviso de recebimento (return receipt) e por correio comum (first-class mail)',
    'sent.some':
      'Enviada por correio certificado (certified mail) com aviso de recebimento (return receipt), por correio comum (first-class mail) e por e-mail para {names}',
    'heading.story': 'O que aconteceu',
    'heading.own.I': 'Com as minhas próprias palavras',
    'heading.own.we': 'Com as nossas próprias palavras',
    'heading.original.I': 'Com as minhas próprias palavras (original)',
    'heading.original.we': 'Com as nossas próprias palavras (original)',
    'heading.amount': 'O valor',
    'heading.own_sum.I': 'Minha nota sobre o valor',
    'heading.own_sum.we': 'Nossa nota sobre o valor',
    'heading.proof.I': 'O que tenho',
    'heading.proof.we': 'O que temos',
    'heading.law': 'A lei',
    'heading.pay': 'Como pagar',
    'heading.unpaid': 'Se o pagamento não for feito',
    total: 'Total: {amount}',
    dear: 'Prezado(a) {names}:',
    to: 'Para {names}:',
    attention: 'Aos cuidados de: {name}',
    phone: 'Telefone: {value}',
    email: 'E-mail: {value}',
    for_minor: 'Por {name}, menor de idade',
    for_business: 'Por {name}',
  },
  ways: {
    sentence: 'A outra parte pode {ways}.',
    send: ['enviar {papers} para o meu endereço acima', 'enviar {papers} para o nosso endereço acima'],
    cash: 'pagar em dinheiro',
    app: 'usar {app} ({at})',
    papers: {
      check: 'um cheque',
      cashiers_check: 'um cheque administrativo (cashier’s check)',
      money_order: 'um money order',
    },
  },
  subjects,
  county: 'condado de {name}',
  ...local,
};
