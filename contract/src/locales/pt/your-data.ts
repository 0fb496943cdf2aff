import type { Catalogue } from '../../catalogue/sentences.ts';
import type { yourDataMessages as english } from '../en/your-data.ts';

export const yourDataMessages = {
  'data.none': 'Nada é guardado para este navegador.',
  'data.link_unknown': 'Este link não funciona ou o tempo dele acabou. Peça um novo.',
  'data.link_asked':
    'Se há pedidos guardados para este endereço, um e-mail com um link está a caminho. Olhe também na pasta de spam.',
  'data.export_ordered': 'O seu arquivo está sendo feito. Esta página mostra o arquivo quando estiver pronto.',
  'data.export_about':
    'Este arquivo tem o que guardamos para você: a sua conta, o que aconteceu com ela e uma pasta para cada pedido. Uma pasta tem as suas respostas, cartas, documentos para o tribunal, provas, notas e a lista do que foi feito. Os arquivos que terminam em .json são texto simples.',
  'data.export_not_ready': 'Agora não há nenhum arquivo para baixar. Primeiro peça um.',
  'data.not_agreed': 'Marque que você quer apagar tudo. Nada foi apagado.',
  'data.confirm_empty': 'Digite a sua senha, ou o código do nosso e-mail. Nada foi apagado.',
  'data.deleting': 'Os seus dados estão sendo apagados. Isso leva alguns minutos. Você saiu da sua conta.',
  'data.no_address': 'Neste navegador nenhum pedido pago precisa de um endereço.',
  'data.address_proved':
    'O seu endereço está confirmado. Com ele você pode voltar ao seu pedido em qualquer dispositivo.',
  'data.goes_account':
    'Isto apaga a sua conta e tudo o que há nela: rascunhos, pedidos, cartas, documentos para o tribunal, provas, notas e acessos.',
  'data.goes_claims':
    'Isto apaga tudo o que há nos seus pedidos: respostas, cartas, documentos para o tribunal, provas e notas.',
  'data.goes_mail':
    'Os e-mails que ainda não saíram não serão enviados. Uma carta já enviada não pode ser pega de volta.',
  'data.goes_for_good': 'O que é apagado não pode ser recuperado.',
  'data.stays_payments':
    'O registro de cada pagamento, por {years} anos: o dia, o valor e o número dele. Precisamos disso para a nossa contabilidade.',
  'data.stays_trail': 'A lista do que foi feito e quando, só com números. Ela mostra que tudo foi feito direito.',
  'data.kept_drafts': 'As respostas que você não pagou são apagadas {days} dias depois da sua última mudança.',
  'data.kept_paid':
    'Um pedido que você pagou sem conta fica guardado por {years} anos depois da sua última visita. Enviamos um e-mail {days} dias antes de apagar.',
  'data.happened_account_created': 'A conta foi criada.',
  'data.happened_login_succeeded': 'Alguém entrou na conta.',
  'data.happened_login_failed': 'Uma senha errada foi digitada para entrar.',
  'data.happened_logged_out': 'Alguém saiu da conta.',
  'data.happened_password_changed': 'A senha foi trocada.',
  'data.happened_password_reset_requested': 'Um código para uma senha nova foi enviado.',
  'data.happened_password_reset': 'Uma senha nova foi criada com um código do nosso e-mail.',
  'data.happened_password_confirm_failed': 'Uma senha errada foi digitada nas configurações.',
  'data.happened_email_change_asked': 'Um código foi enviado para um e-mail novo.',
  'data.happened_email_changed': 'O e-mail foi trocado.',
  'data.happened_reminders_changed': 'A escolha dos lembretes foi mudada.',
  'data.happened_contact_changed': 'Os dados de contato foram mudados.',
  'data.happened_login_mail_asked': 'Uma mensagem para entrar foi enviada.',
  'data.happened_second_step_on': 'A segunda etapa para entrar foi ligada.',
  'data.happened_second_step_off': 'A segunda etapa para entrar foi desligada.',
  'data.happened_second_step_failed': 'Um código errado foi digitado na segunda etapa.',
  'data.happened_recovery_codes_made': 'Novos códigos de recuperação foram criados.',
  'data.happened_recovery_code_used': 'Um código de recuperação foi usado para entrar.',
  'data.happened_passkey_added': 'Uma chave de acesso foi adicionada.',
  'data.happened_passkey_removed': 'Uma chave de acesso foi removida.',
  'data.happened_social_linked': 'A entrada por outro serviço foi ligada à conta.',
  'data.happened_session_ended': 'A conta foi fechada em um dispositivo a partir de outro.',
  'data.happened_data_export_ordered': 'Uma cópia dos dados foi pedida.',
  'data.happened_data_export_opened': 'Uma cópia dos dados foi baixada.',
  'data.happened_data_deletion_asked': 'Alguém pediu para apagar todos os dados.',
  'data.happened_account_deleted': 'A conta foi apagada.',
  'data.happened_other': 'Outra coisa aconteceu.',
} as const satisfies Catalogue<keyof typeof english>;
