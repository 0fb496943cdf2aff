import type { Catalogue } from '../../catalogue/sentences.ts';
import type { requestMessages as english } from '../en/requests.ts';

export const requestMessages = {
  'address.not_found': 'Não conseguimos encontrar esse endereço. Digite o endereço, por favor.',
  'address.not_xhr': 'Esta busca só responde ao campo de endereço deste site.',

  'draft.conflict':
    'Este pedido foi mudado em outra aba ou em outro dispositivo. Carregue as respostas mais novas ou fique com as suas.',
  'draft.already_ordered': 'Este pedido já está pago. Comece um pedido novo para mudar as suas respostas.',
  'draft.being_paid':
    'Há um pagamento em andamento para este pedido. Termine o pagamento, ou volte para “Pagamento da compra” para cancelar. Depois você pode mudar as suas respostas.',
  'draft.none': 'Ainda não há nenhum pedido neste navegador.',
  'draft.others_gone': 'Essas respostas não estão mais guardadas. As respostas que você vê agora estão seguras.',

  'request.invalid': 'Não foi possível ler uma parte do que foi enviado. Confira os campos marcados, por favor.',
  'request.not_json': 'Não foi possível ler a solicitação.',
  'request.too_large': 'Isso é mais do que podemos receber de uma vez. Encurte o texto, por favor.',
  'request.not_found': 'Não há nada neste endereço.',
  'request.unsupported': 'Não aceitamos este tipo de solicitação.',
  'request.cross_site': 'A solicitação veio de outro site e foi recusada.',
  'request.too_many': 'Foram tentativas demais. Espere um momento e tente de novo.',
  'text.too_heavy': 'Este texto demora demais para ser lido. Nada se perdeu. Encurte o texto e tente de novo.',
  'server.busy': 'O servidor está ocupado. Tente de novo daqui a pouco. Nada se perdeu.',
  'server.unexpected': 'Algo deu errado do nosso lado. Nada do que você salvou se perdeu. Tente de novo.',
} as const satisfies Catalogue<keyof typeof english>;
