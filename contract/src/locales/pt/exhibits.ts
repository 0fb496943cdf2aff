import type { Catalogue } from '../../catalogue/sentences.ts';
import type { exhibitMessages as english } from '../en/exhibits.ts';

export const exhibitMessages = {
  'exhibits.unknown_case':
    'Não conseguimos encontrar esse caso. Volte para Documentos para o tribunal e abra o caso a partir dali.',
  'exhibits.unknown': 'Não conseguimos encontrar essa prova. Talvez ela tenha sido removida.',
  'exhibits.not_included':
    'O seu pacote não inclui provas. Elas fazem parte do pacote “Preparação completa para o julgamento”.',
  'exhibits.no_file': 'Nenhum arquivo chegou. Escolha um arquivo e tente de novo.',
  'exhibits.upload_broken': 'O arquivo não chegou inteiro. Tente de novo. As suas outras provas estão seguras.',
  'exhibits.too_large': 'Esse arquivo tem mais de {limit} MB. Escolha um menor. As suas outras provas estão seguras.',
  'exhibits.too_many': 'Este caso tem {limit} provas, que é o máximo possível. Remova uma para adicionar outra.',
  'exhibits.too_many_pages':
    'Esse PDF tem mais de {limit} páginas. Deixe só as páginas de que você precisa e adicione outra vez.',
  'exhibits.case_too_long':
    'Com esse arquivo, as suas provas teriam mais de {limit} páginas. Deixe só as páginas de que você precisa.',
  'exhibits.kind_unknown':
    'Podemos aceitar imagens JPEG, PNG, WebP e HEIC, e arquivos PDF. Esse arquivo é de outro tipo.',
  'exhibits.heic':
    'Não conseguimos abrir essa foto HEIC. Salve a foto como JPEG, ou tire um print da tela, e adicione essa imagem.',
  'exhibits.password':
    'Esse PDF está fechado com uma senha. Abra com a senha, imprima em um PDF novo e adicione o novo.',
  'exhibits.broken':
    'Esse arquivo está com defeito ou incompleto, então não foi aceito. Salve outra vez e adicione o novo.',
  'exhibits.form_not_drawn':
    'Esse PDF é um formulário, e as respostas dele não apareceriam na página. Imprima em um PDF novo e adicione o novo.',
  'exhibits.too_heavy':
    'Esse arquivo é pesado demais para abrirmos. Imprima em um PDF novo ou salve como JPEG, e adicione esse.',
  'exhibits.cannot_draw':
    'Esse PDF tem partes que não podemos passar adiante com segurança. Imprima em um PDF novo e adicione o novo.',
  'exhibits.not_scanned':
    'O nosso antivírus não responde agora, então esse arquivo não foi aceito. Nada se perdeu, e as suas outras provas estão seguras. Adicione outra vez em alguns minutos.',
  'exhibits.infected':
    'O nosso antivírus achou algo perigoso nesse arquivo, então ele não foi aceito. Nada mais mudou. Tire um print da tela ou uma foto do que ele mostra, e adicione essa imagem.',
  'exhibits.added': 'A prova foi adicionada.',
  'exhibits.description_long': 'Descreva com menos palavras: no máximo {limit} caracteres.',
  'exhibits.date_invalid': 'Escreva o dia como uma data real que já chegou, ou deixe vazio.',
  'exhibits.receipt_not_open': 'Esta carta já tem o aviso de recebimento, ou voltou. Salve a prova sem essa opção.',
  'exhibits.receipt_day':
    'Escreva o dia do aviso de recebimento: não antes da entrega da carta ao correio, nem depois de hoje.',
  'exhibits.saved': 'A sua mudança foi salva.',
  'exhibits.removed': 'A prova foi removida.',
  'exhibits.order_changed':
    'As suas provas foram mudadas em outra aba. Recarregue a página e depois ponha as provas em ordem.',
  'exhibits.nothing_sent': 'Nenhuma carta deste caso foi enviada ainda. O registro é feito quando uma for enviada.',
  'exhibits.none': 'Ainda não há provas. Adicione uma primeiro.',
  'exhibits.description_missing': 'A prova {mark} ainda não tem descrição. Diga em poucas palavras o que ela mostra.',
  'exhibits.packet_started': 'A pasta de provas está sendo feita.',
  'exhibits.packet_none': 'Ainda não há uma pasta de provas.',
  'exhibits.packet_failed': 'Não foi possível fazer a pasta de provas. As suas provas estão seguras. Tente de novo.',
} as const satisfies Catalogue<keyof typeof english>;
