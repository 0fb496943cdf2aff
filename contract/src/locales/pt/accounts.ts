import type { Catalogue } from '../../catalogue/sentences.ts';
import type { accountMessages as english } from '../en/accounts.ts';

export const accountMessages = {
  'account.fields_empty': 'Escreva um e-mail e uma senha',
  'account.email_empty': 'Escreva o seu e-mail',
  'account.password_short': 'A senha precisa ter pelo menos {min} caracteres',
  'account.password_long': 'Escolha uma senha mais curta. A mais longa que podemos aceitar tem {max} caracteres.',
  'account.password_common': 'Muitas pessoas usam esta senha, então é fácil de adivinhar. Escolha outra.',
  'account.password_names':
    'Esta senha é o nosso nome ou vem do seu e-mail, então é fácil de adivinhar. Escolha outra.',
  'account.new_password_empty': 'Falta a senha nova',

  'account.code_sent': 'Um código de verificação foi enviado para o seu e-mail',
  'account.code_empty': 'Escreva o código de verificação',
  'account.code_incomplete': 'Escreva um código de verificação válido',
  'account.code_wrong': 'O código de verificação não é válido',
  'account.code_right': 'O código está certo. Agora escolha uma senha nova.',
  'account.code_waiting': 'Enviamos um código para o seu e-mail. Digite o código, por favor.',
  'account.no_code': 'Neste navegador não há nenhum cadastro que precise de um código. Faça o cadastro primeiro.',

  'account.verified': 'A sua conta está pronta.',
  'account.exists': 'Este e-mail já tem uma conta. Entre na sua conta.',
  'account.logged_in': 'Você entrou na sua conta.',
  'account.login_wrong': 'O e-mail ou a senha não confere. Tente de novo.',
  'account.login_by_mail':
    'Senhas erradas demais foram digitadas para este e-mail em outros lugares. Nada se perdeu. Escolha “Esqueci a senha” para receber um código por e-mail e entrar logo. Ou tente de novo em alguns minutos.',
  'account.code_within_hour':
    'Muitos códigos foram pedidos para este e-mail. Se ele tem uma conta, enviamos uma mensagem dentro de uma hora. O código dela tem 20 números e funciona em qualquer navegador.',
  'account.sign_up_within_hour':
    'Muitos códigos foram pedidos para este e-mail. Enviamos uma mensagem dentro de uma hora. O código dela tem 20 números e funciona em cada navegador que pediu um código.',
  'account.mailbox_full':
    'Códigos demais foram enviados para este e-mail. Nada se perdeu. Tente de novo em uma hora, ou peça o código em um navegador onde você já entrou antes.',
  'account.logged_out': 'Você saiu da sua conta.',
  'account.password_changed': 'A sua senha foi trocada. Agora você pode entrar.',

  'account.signed_out': 'Entre na sua conta primeiro.',
  'account.current_password_empty': 'Digite a sua senha atual.',
  'account.current_password_wrong': 'A sua senha atual não está certa. Tente de novo.',
  'account.password_renewed': 'A sua senha foi trocada. A sua conta foi fechada em todos os outros dispositivos.',
  'account.language_kept': 'O seu idioma está salvo na sua conta.',
  'account.email_same': 'Este é o e-mail que você tem agora. Escreva outro.',
  'account.email_changed': 'O seu e-mail foi trocado. De agora em diante, use o novo para entrar.',
  'account.email_taken': 'Este e-mail já tem uma conta própria. Escolha outro.',
  'account.no_email_change': 'Aqui não há nenhum e-mail novo para confirmar. Escreva o e-mail novo outra vez.',

  'account.login_mail_sent':
    'Se este e-mail tem aqui uma conta ou um pedido pago, enviamos uma mensagem para ele. Ela traz um código e um link para você entrar.',
  'account.login_link_wrong':
    'Este link não funciona mais. Cada link funciona uma vez, por 10 minutos. Nada se perdeu. Peça um novo.',
  'account.second_step':
    'Agora digite o código do seu aplicativo de autenticação, ou um dos seus códigos de recuperação.',
  'account.second_step_wrong':
    'Esse código não está certo. Cada código funciona uma vez. Espere o próximo no seu aplicativo e digite esse.',
  'account.second_step_over':
    'Entre outra vez. Passou tempo demais, ou foram digitados códigos errados demais. Nada se perdeu.',
  'account.second_step_on': 'A segunda etapa está ligada. Pedimos um código cada vez que você entra.',
  'account.second_step_off': 'A segunda etapa está desligada.',
  'account.second_step_is_on': 'A segunda etapa já está ligada. Desligue primeiro para usar outro aplicativo.',
  'account.second_step_not_begun': 'Comece de novo. Essa configuração não foi terminada a tempo.',
  'account.recovery_codes_made': 'Aqui estão códigos de recuperação novos. Os antigos não funcionam mais.',
  'account.contact_kept': 'As suas mudanças estão salvas.',
  'account.contact_wrong': 'Confira alguns campos. Nada foi salvo ainda.',
  'contact.postal_code': 'Escreva um código postal como K1A 0B1',
  'account.log_in_again': 'Para proteger a sua conta, saia, entre outra vez e depois tente de novo. Nada foi mudado.',
  'account.passkey_added': 'A chave de acesso foi adicionada. Agora você pode entrar com ela.',
  'account.passkey_removed': 'A chave de acesso foi removida.',
  'account.passkey_wrong':
    'Essa chave de acesso não funcionou aqui. Nada foi mudado. Tente de novo ou entre de outra forma.',
  'account.passkey_known': 'Esta chave de acesso já está adicionada.',
  'account.passkey_most': 'Você já tem o máximo de chaves de acesso de uma conta. Remova uma primeiro.',
  'account.passkey_unknown': 'Essa chave de acesso já foi removida.',

  'session.unknown': 'A conta já está fechada nesse dispositivo.',
  'session.one_ended': 'A conta foi fechada nesse dispositivo.',
  'session.others_ended': 'A conta foi fechada em todos os outros dispositivos.',
  'session.ended': 'A sua conta foi fechada aqui. Entre outra vez para salvar as suas respostas.',
} as const satisfies Catalogue<keyof typeof english>;
