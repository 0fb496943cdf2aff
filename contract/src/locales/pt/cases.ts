import type { Catalogue } from '../../catalogue/sentences.ts';
import type { caseMessages as english } from '../en/cases.ts';

export const caseMessages = {
  'case.signed_out': 'Entre na sua conta para ver os seus casos.',
  'case.unknown': 'Não conseguimos encontrar esse caso.',
  'case_file.ordered': 'O arquivo do seu caso está sendo feito. Esta página mostra o arquivo quando estiver pronto.',
  'case_file.not_ready': 'Agora não há nenhum arquivo do caso para baixar. Primeiro peça um.',
  'case.no_package': 'Ainda sem pacote',
  'alert.unknown': 'Esse aviso não está mais aqui. Agora mostramos a lista mais nova.',
  'outcome.saved': 'Salvo. O próximo passo e as contas estão em dia.',
  'outcome.no_letter':
    'A carta ainda não está aprovada. Aprove a carta primeiro. Depois você pode dizer o que aconteceu.',
  'outcome.changed_elsewhere': 'Esta linha foi mudada em outra janela. Agora mostramos a mais nova. Nada se perdeu.',
  'outcome.no_day': 'Escreva um dia, como 7 de dezembro de 2026.',
  'outcome.no_amount': 'Escreva um valor, como 850.00.',
  'outcome.day_to_come': 'Esse dia ainda não chegou. Escreva o dia em que aconteceu.',
  'outcome.before_letter': 'Esse dia é antes da sua carta. Escreva um dia depois de você aprovar a carta.',
  'outcome.amount_needed': 'Escreva quanto pagaram.',
  'outcome.more_than_open': 'Isso é mais do que falta pagar. Confira o valor, ou escolha que pagaram tudo.',
  'outcome.by_needed': 'Escreva até que dia prometeram pagar.',
  'outcome.by_before': 'O dia prometido não pode ser antes do dia da promessa. Confira os dois dias.',
  'outcome.words_long': 'É longo demais. Use 500 caracteres ou menos.',
  'reminder.kept': 'Salvo. Você pode mudar isto quando quiser.',
  'reminder.stopped':
    'Pronto. Não vamos mais enviar lembretes. Você pode ligar os lembretes de novo nas configurações.',
  'reminder.unknown_link':
    'Este link não funciona. Entre na sua conta e abra as configurações para escolher os seus lembretes.',
} as const satisfies Catalogue<keyof typeof english>;
