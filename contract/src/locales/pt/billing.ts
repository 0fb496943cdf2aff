import type { Catalogue } from '../../catalogue/sentences.ts';
import type { billingMessages as english } from '../en/billing.ts';

export const billingMessages = {
  'receipt.title': 'Recibo',
  'receipt.number': 'Número da compra',
  'receipt.paid_on': 'Data do pagamento',
  'receipt.package': 'Pacote',
  'receipt.way': 'Forma de pagamento',
  'receipt.way_simulated': 'Um teste. Nada foi cobrado.',
  'receipt.way_card': 'Cartão',
  'receipt.way_card_named': 'Cartão: {card} com final {digits}',
  'receipt.way_nothing': 'Nada a pagar: o cupom cobre tudo',
  'receipt.from': 'De',
  'receipt.what': 'O que você pagou',
  'receipt.amount': 'Valor',
  'receipt.mailing': 'Impressão e envio da carta pelo correio: {count}',
  'receipt.extra_recipients': 'Destinatários a mais: {count}',
  'receipt.discount': 'Desconto, cupom {code}',
  'receipt.credit': 'Já pago pelo pacote menor',
  'receipt.tax': 'Imposto sobre vendas (sales tax) {percent}% ({state})',
  'receipt.tax_stateless': 'Imposto sobre vendas (sales tax) {percent}%',
  'receipt.tax_plain': 'Imposto sobre vendas (sales tax)',
  'receipt.tax_estimate': 'Imposto sobre vendas (sales tax), valor estimado {percent}%',
  'receipt.total': 'Valor total',
  'receipt.refund': 'Devolvido',
  'receipt.total_after_refunds': 'Total depois dos reembolsos',
  'receipt.simulated': 'Este pagamento foi simulado. Nada foi cobrado.',
  'receipt.refunds': 'Reembolsos',
  'receipt.refund_rule':
    'Você pode receber todo o seu dinheiro de volta com um clique até aprovar ou enviar a sua carta. Depois disso, escreva para nós e dê o número da compra.',
  'receipt.footer': 'Compra {number}, {site}',

  'billing.signed_out': 'Entre na sua conta para ver as suas compras.',
  'billing.unknown_order': 'Não conseguimos encontrar esta compra. Recarregue a página.',
  'billing.no_receipt': 'Não há recibo desta compra, porque nada foi pago.',
  'billing.receipt_later': 'Não foi possível fazer o recibo agora. Tente de novo em um minuto. Nada se perdeu.',
  'billing.mailed': 'O recibo está a caminho do e-mail que você deu ao pagar.',
  'billing.refunded': 'O seu dinheiro está voltando para você. Enviamos um e-mail sobre isso.',
  'billing.refunded_simulated': 'A compra foi reembolsada. Nada foi cobrado, então nada volta.',
  'billing.refund_later':
    'Pedimos o seu dinheiro de volta e ainda não temos resposta. Vamos pedir até dar certo, e então enviamos um e-mail. Você não precisa apertar de novo.',

  'receipt.link_unknown': 'Este link não funciona, ou o pedido dele foi apagado. Nada foi mudado.',
  'receipt.refunded':
    'Todo o dinheiro desta compra foi devolvido, então este link não abre mais o pedido. As suas respostas ficam como rascunho onde você usou por último, por um mês ou mais.',
  'receipt.log_in': 'Este pedido está em uma conta. Entre na conta para abrir.',
  'receipt.code_sent': 'Enviamos um código por e-mail. Digite o código aqui.',
} as const satisfies Catalogue<keyof typeof english>;
