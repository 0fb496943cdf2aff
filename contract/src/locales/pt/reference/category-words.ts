import type { CategoryWords } from '../../../catalogue/words.ts';

export const categoryWords: CategoryWords = {
  'tenant-landlord': {
    label: 'Problema entre inquilino e locador',
    blurb: 'Um depósito de garantia, consertos, uma troca de fechadura, aluguel não pago ou danos a um imóvel alugado.',
  },
  debt: {
    label: 'Alguém me deve dinheiro',
    blurb: 'Um empréstimo, uma fatura ou um trabalho não pago, ou um cheque sem fundos.',
  },
  'broken-contract': {
    label: 'Acordo ou serviço não cumprido',
    blurb: 'Um serviço, evento, mudança, academia ou negócio que não foi como combinado.',
  },
  construction: {
    label: 'Obra em casa malfeita ou não terminada',
    blurb: 'Um problema com quem faz obra, telhado, pintura, encanamento ou consertos.',
  },
  auto: {
    label: 'Conserto de carro ou carro usado',
    blurb: 'Algo deu errado com uma oficina, um guincho ou a compra de um carro usado.',
  },
  'damaged-property': {
    label: 'Danos ao meu carro, à minha casa ou às minhas coisas',
    blurb: 'Uma batida, um vizinho, a água, um animal ou uma empresa causou danos.',
  },
  product: {
    label: 'Problema com um produto ou uma compra',
    blurb: 'Quebrou, nunca chegou ou não era o prometido.',
  },
  'stolen-property': {
    label: 'Alguém pegou as minhas coisas ou ficou com elas',
    blurb: 'Coisas ou dinheiro que foram levados, retidos ou vendidos.',
  },
  'verbal-promise': {
    label: 'Promessa de boca não cumprida',
    blurb: 'Um acordo de boca, por mensagem ou com um aperto de mão que não foi cumprido.',
  },
  injury: {
    label: 'Sofri um ferimento',
    blurb: 'Uma mordida de cachorro, uma queda ou outro ferimento pequeno.',
  },
  chargeback: {
    label: 'Cobrança no cartão ou reembolso',
    blurb: 'Uma cobrança errada, um reembolso negado ou um cliente que cancelou o pagamento no cartão.',
  },
  other: {
    label: 'Outra coisa',
    blurb: 'O seu problema não combina com as outras opções.',
  },
};
