import type { Catalogue } from '../../catalogue/sentences.ts';
import type { dispatchMessages as english } from '../en/dispatch.ts';

export const dispatchMessages = {
  'dispatch.unavailable': 'A carta não pode sair desse jeito. Escolha outro jeito.',
  'dispatch.too_many':
    'Nas últimas 24 horas, três cartas deste caso saíram por e-mail. O seu texto está salvo. Você pode enviar a carta pelo correio, ou por e-mail amanhã.',
  'dispatch.too_many_of_account':
    'Nas últimas 24 horas, muitas cartas da sua conta saíram por e-mail. O seu texto está salvo. Você pode enviar a carta pelo correio, ou por e-mail amanhã.',
  'dispatch.too_many_to_recipient':
    'Esse e-mail recebeu várias cartas nas últimas 24 horas. O seu texto está salvo. Você pode enviar a carta pelo correio, ou por e-mail amanhã.',
  'dispatch.too_many_recipients':
    'Nas últimas 24 horas, você enviou cartas para o máximo de e-mails que permitimos. O seu texto está salvo. Você pode enviar esta carta pelo correio, ou por e-mail amanhã.',
  'dispatch.held':
    'Vamos olhar esta carta antes de enviar por e-mail, porque ela tem palavras que muitas vezes são mal usadas. Isso pode levar alguns dias. Nada se perdeu: você pode imprimir a carta e enviar pelo correio agora.',
  'dispatch.withheld':
    'Olhamos esta carta e não a enviamos por e-mail. Nada se perdeu: você pode imprimir a carta e enviar pelo correio.',
  'dispatch.altered': 'O PDF não era a carta que você aprovou, então não enviamos. Aprove a carta outra vez.',
  'dispatch.report_kept': 'Agradecemos o aviso. As pessoas que cuidam deste site vão olhar a carta.',
  'dispatch.report_unknown':
    'Este link não funciona. Abra outra vez a partir do e-mail e veja se o link está completo.',
  'dispatch.report_gone': 'Esta carta não está mais guardada aqui, então não há mais o que denunciar.',
  'dispatch.recipient_refuses':
    'A outra parte nos pediu para não enviar cartas por e-mail para ela. O seu texto está salvo. Envie você a carta pelo correio, por favor.',
  'dispatch.unwanted': 'A pessoa dona deste e-mail nos pediu para não enviar cartas para ele.',
  'dispatch.refusal_unknown':
    'Este link não funciona. Abra outra vez a partir do e-mail e veja se o link está completo.',
  'dispatch.refusal_kept': 'De agora em diante não vamos enviar cartas para este e-mail.',
  'dispatch.none': 'Ainda não há nada para enviar pelo correio. Primeiro aprove a carta, depois volte aqui.',
  'dispatch.unknown_recipient':
    'Não é você quem envia esta carta pelo correio para essa pessoa, então não há número para guardar.',
  'dispatch.tracking_invalid':
    'Isso não parece um número de rastreio. Ele tem de 8 a 40 letras e números. Confira o seu recibo, por favor.',
  'dispatch.mailed_on_invalid':
    'Escreva o dia em que você pôs a carta no correio: não pode ser antes da sua aprovação nem depois de hoje.',
  'dispatch.tracking_saved': 'O número de rastreio foi salvo com o seu caso.',
  'dispatch.refused': 'O servidor de e-mail deste endereço não aceitou a carta. O endereço pode estar errado.',
  'dispatch.undeliverable':
    'Tentamos por muitas horas e não conseguimos falar com o servidor de e-mail deste endereço.',
  'dispatch.no_pdf': 'Não foi possível fazer o PDF da carta, então o e-mail não foi enviado.',
  'post.name_too_long':
    'O nome não cabe em um envelope: há duas linhas de 40 caracteres. Encurte o nome ou o contato nas suas respostas, ou envie você a carta pelo correio.',
  'post.address_too_long':
    'O endereço não cabe em um envelope. Encurte o endereço nas suas respostas, ou envie você a carta pelo correio.',
  'post.not_latin':
    'O envelope só pode ser impresso com letras latinas. Escreva o nome e o endereço com letras latinas, ou envie você a carta pelo correio.',
  'post.foreign_address':
    'Só podemos enviar cartas pelo correio para endereços nos Estados Unidos. Confira o estado e o CEP (ZIP), ou envie você a carta pelo correio.',
  'post.address_incomplete':
    'O endereço não está completo. Ponha o que falta nas suas respostas, ou envie você a carta pelo correio.',
  'post.sender_address':
    'O seu próprio endereço não cabe em um envelope. Confira nas suas respostas, ou envie você a carta pelo correio.',
  'post.not_bought': 'A sua compra não inclui o envio. Você pode imprimir a carta e enviar pelo correio.',
  'post.paid_back':
    'O preço do envio já foi devolvido para você, então não enviamos mais cartas deste caso pelo correio. Você ainda pode enviar a carta.',
  'post.posted_already':
    'Uma carta deste caso já foi enviada pelo correio. O pacote cobre um envio. Esta você pode enviar por conta própria.',
  'post.address_doubtful':
    'O correio não conhece um dos endereços do jeito que está escrito. Confira o endereço e diga se mesmo assim enviamos a carta para lá.',
  'post.too_late': 'É tarde demais para parar esta carta. Ela já está com a empresa que imprime e envia.',
  'post.is_stopped': 'O envio foi parado. Nada vai pelo correio, e o preço do envio volta para você.',
  'post.held':
    'Vamos olhar esta carta antes de enviar pelo correio, porque ela tem palavras que muitas vezes são mal usadas. Isso pode levar alguns dias. Nada se perdeu: você pode imprimir a carta e enviar agora.',
  'post.withheld':
    'Olhamos esta carta e não a enviamos pelo correio. O preço do envio volta para você. Você pode imprimir a carta e enviar.',
  'post.no_pdf':
    'Não foi possível fazer o PDF da carta, então nada foi pelo correio. O preço do envio volta para você.',
  'post.not_printed':
    'Não foi possível imprimir a carta. O preço do envio volta para você. Você pode imprimir a carta e enviar.',
  'post.refused':
    'A empresa que imprime e envia as cartas não aceitou esta. O motivo pode ser o endereço. O preço do envio volta para você.',
  'post.too_long':
    'Não podemos enviar esta carta: ela tem {pages} páginas, e um envelope leva {limit}. Nada se perdeu. Encurte a carta, ou escolha outro jeito de enviar.',
  'post.too_many_pages':
    'A carta tem páginas demais para um envelope: o máximo é 59. O preço do envio volta para você. Envie você a carta, ou deixe a carta mais curta.',
} as const satisfies Catalogue<keyof typeof english>;
