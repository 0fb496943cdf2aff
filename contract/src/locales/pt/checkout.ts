import type { Catalogue } from '../../catalogue/sentences.ts';
import type { checkoutMessages as english } from '../en/checkout.ts';

export const checkoutMessages = {
  'coupon.empty': 'Escreva um código de cupom',
  'coupon.invalid': 'O código do cupom não é válido ou o cupom não está ativo',
  'coupon.percent_off': '{percent}% de desconto no seu pacote',
  'coupon.amount_off': '{amount} de desconto no seu pacote',

  'claim.incomplete': 'Ainda faltam algumas respostas. Volte e complete, por favor.',

  'checkout.package_unavailable': 'Esse pacote não está disponível. Escolha outro.',
  'checkout.price_changed': 'O preço não é o que você viu. Nada foi cobrado. Confira o preço novo e pague de novo.',
  'checkout.declined': 'O cartão foi recusado. Nada foi cobrado. Tente com outro cartão.',
  'checkout.key_reused': 'Este pagamento já foi usado em outra compra. Recarregue a página e tente de novo.',
  'checkout.stopped': 'Não podemos aceitar um pagamento para este pedido. {reasons} Nada se perdeu.',
  'checkout.late_unread':
    'Leia isto primeiro: {reasons} No cartão que mostra onde o seu pedido se encaixa, marque que você leu. Depois você pode pagar. Nada foi cobrado e nada se perdeu.',
  'checkout.email': 'Escreva um e-mail válido',
  'checkout.expired': 'Este pagamento não foi terminado. Nada foi cobrado e nada se perdeu. Aperte Pagar outra vez.',
  'checkout.provider_away':
    'Não conseguimos falar com o serviço de pagamento. Nada foi cobrado e nada se perdeu. Tente de novo em alguns minutos.',
  'checkout.unconfirmed':
    'Ainda não sabemos se o seu pagamento foi feito. Por favor, não pague de novo. Perguntamos ao serviço de pagamento a cada poucos minutos. O seu recibo chega por e-mail assim que soubermos.',
  'checkout.in_progress':
    'Um pagamento para este pedido acabou de começar em outra aba ou em outro dispositivo. Termine lá, ou espere um minuto e tente de novo. Nada se perdeu.',
  'checkout.other_browser':
    'Este pagamento começou em outro navegador. Se você pagou, o seu recibo chega por e-mail. O link dele abre o seu pedido em qualquer dispositivo.',
  'checkout.line.extra_recipients': 'Mais pessoas recebem a carta',
  'checkout.line.mailing': 'Impressão e envio da carta pelo correio',
  'checkout.line.tax': 'Imposto sobre vendas (sales tax)',
  'webhook.refused': 'Esta mensagem foi recusada: a assinatura dela falta, está errada ou é antiga demais.',

  'refund.not_found': 'Não conseguimos encontrar esta compra.',
  'refund.letter_approved':
    'A carta já foi aprovada e pode estar a caminho. Escreva para nós para pedir um reembolso. Nada se perdeu.',
  'refund.nothing_left': 'Não há mais nada para devolver desta compra.',
  'refund.disputed':
    'O seu banco está analisando este pagamento. O banco decide primeiro. Os seus documentos continuam aqui.',
} as const satisfies Catalogue<keyof typeof english>;
