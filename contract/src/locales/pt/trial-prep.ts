import type { Catalogue } from '../../catalogue/sentences.ts';
import type { trialPrepMessages as english } from '../en/trial-prep.ts';

export const trialPrepMessages = {
  'trial.witness_name': 'Escreva o nome da testemunha {number}.',
  'trial.witness_saw': 'Escreva o que a testemunha {number} viu ou ouviu.',
  'trial.witness_twice': 'As notas dizem o nome de uma testemunha duas vezes. Recarregue a página.',
  'trial.payment_later': 'O pagamento {number} tem um dia que ainda não chegou. Escreva o dia em que você recebeu.',
  'trial.payments_too_high':
    'Os pagamentos somam todo o valor ou mais. Se tudo está pago, não há mais nada para pedir ao juiz ou à juíza.',
  'trial.lowest_too_high': 'O seu valor mais baixo é maior do que ainda falta pagar. Escreva um valor menor.',
  'trial.signed_out': 'Entre na sua conta para se preparar para o julgamento.',
  'trial.unknown_case':
    'Não conseguimos encontrar esse caso. Volte para Documentos para o tribunal e abra o caso a partir dali.',
  'trial.not_included':
    'O seu pacote não inclui documentos para o julgamento. Eles fazem parte do pacote “Preparação completa para o julgamento”.',
  'trial.not_approved':
    'Os documentos para o julgamento são feitos com a carta que você aprovou. Primeiro aprove a carta, por favor.',
  'trial.payment_day': 'Escreva o dia do pagamento {number}.',
  'trial.payment_amount': 'Escreva o pagamento {number} em dólares e centavos, como 150.00.',
  'trial.lowest_amount': 'Escreva o seu valor mais baixo em dólares e centavos, como 1500.00.',
  'trial.outline_preview':
    'Uma amostra do seu relato em uma página, feita com as suas notas salvas. Nada foi enviado nem entregue ao tribunal.',
  'trial.saved': 'As suas notas estão salvas.',
  'trial.changed_elsewhere':
    'Estas notas foram mudadas em outra janela. Nada foi trocado por cima. Recarregue a página para ver.',
  'trial.started': 'Os seus documentos para o julgamento estão sendo feitos.',
  'trial.unknown': 'Não conseguimos encontrar esse documento.',
  'trial.not_ready': 'Os documentos para o julgamento não estão prontos. Olhe outra vez em um minuto.',
  'trial.failed':
    'Não foi possível fazer os documentos para o julgamento. As suas notas estão seguras. Você pode pedir outra vez.',
  'trial.check_failed':
    'Os documentos para o julgamento não passaram na nossa própria verificação, então não são mostrados. As suas notas estão seguras. Escreva para nós, por favor.',
} as const satisfies Catalogue<keyof typeof english>;
