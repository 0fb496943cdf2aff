import type { Catalogue } from '../../catalogue/sentences.ts';
import type { courtPapersMessages as english } from '../en/court-papers.ts';
import { words } from '@plainclaim/domain/served-words/pt';

export const courtPapersMessages = {
  'papers.not_here': 'Este site não faz documentos para este tribunal.',
  'papers.stopped':
    'Uma regra do tribunal impede este site de fazer documentos para este pedido. Você pode ler a regra abaixo.',
  ...words.papers,
  'papers.county_needed':
    'Não conseguimos saber pelos endereços em qual condado dar entrada, então os documentos para o tribunal não foram feitos. Isso não muda nada na sua carta.',
  'papers.story_not_english':
    'Os documentos para o tribunal são em inglês. Preencha os cartões sobre o que aconteceu: eles viram frases em inglês. Depois peça os documentos outra vez.',
  'papers.no_facts':
    'Nenhuma das frases sobre o que aconteceu pode ir em uma petição inicial (complaint). Preencha os cartões sobre o que aconteceu e depois peça os documentos outra vez.',
  'papers.private_number':
    'Um nome ou um endereço tem um número privado, como o número do Social Security. Esses números não podem estar nos documentos para o tribunal.',
  'papers.first_owner_needed':
    'Os documentos para o tribunal precisam dizer quem tinha este pedido antes. Responda à pergunta sobre isso e depois peça os documentos outra vez.',
  'papers.name_missing':
    'Um nome ou um endereço falta, ou não dá para ler. Por isso os documentos para o tribunal não foram feitos.',
  'papers.guardian_needed':
    'A mãe, o pai ou o responsável legal precisa agir por uma pessoa com menos de 18 anos. O nome dele ou dela precisa estar nos documentos.',
  'papers.unknown_case': 'Não conseguimos encontrar esse caso.',
  'papers.questions_open':
    'O tribunal faz algumas perguntas que a sua carta não precisava. Responda, e os documentos para o tribunal são feitos.',
  'papers.not_included': 'O seu pacote não tem documentos para o tribunal. A carta continua como antes.',
  'papers.not_approved':
    'Os documentos para o tribunal são feitos quando a carta está aprovada. Aprove a carta primeiro, por favor.',
  'papers.as_a_page':
    'Este é o documento como página, para ler no celular ou com um leitor de tela. Para dar entrada ou imprimir, use o PDF.',
  'papers.unknown': 'Não conseguimos encontrar esse documento.',
  'papers.not_ready': 'Os documentos para o tribunal não estão prontos. Olhe outra vez em um minuto.',
  'papers.signed_out': 'Entre na sua conta para ver os seus documentos para o tribunal.',
  'papers.read_again':
    'A petição inicial mudou depois que você leu, então não foi assinada. Leia outra vez como ela está agora, por favor.',
  'papers.outdated':
    'Você mudou a carta ou as suas respostas depois que estes documentos foram feitos. Aprove a carta outra vez, ou peça os documentos outra vez. Depois leia e assine os novos.',
  'papers.statement_missing': 'Marque cada declaração antes de assinar, por favor. Nada foi assinado.',
  'papers.already_signed': 'Esta petição inicial já está assinada.',
  'papers.sign_by_hand': 'Esta petição inicial só pode ser assinada à mão. Imprima, leia, escreva a data e assine.',
  'papers.co_sign_link_made': 'O link para {name} está pronto. Ele funciona por 7 dias e para uma só assinatura.',
  'papers.co_signed':
    'Você assinou a petição inicial. Quem enviou o link para você recebe os documentos assinados. Você pode fechar esta página.',
  'papers.unknown_signer': 'Não conseguimos encontrar essa pessoa na petição inicial.',
  'papers.sign_first':
    'Assine primeiro você a petição inicial, por favor. Depois você pode criar links para as outras pessoas.',
  'papers.signed_already': 'Esta pessoa já assinou a petição inicial.',
  'papers.link_over':
    'Este link não funciona mais. Um link funciona por 7 dias e para uma só assinatura, e pode ser cancelado. Se você assinou, a sua assinatura está segura. Se não, peça um link novo a quem enviou este.',
  'papers.co_sign_changed':
    'A petição inicial foi mudada depois de assinada, então as assinaturas dela não valem mais. Peça um link novo a quem enviou este.',
  'papers.name_differs': 'Escreva o seu nome como está na petição inicial: {name}. Nada foi assinado.',
  'papers.mark_missing': 'Não foi possível ler a sua assinatura. Faça outra vez, por favor. Nada foi assinado.',
  'papers.facts_missing': 'Deixe pelo menos uma frase sobre o que aconteceu, por favor. Nada foi mudado.',
  'papers.facts_private':
    'Os fatos têm um número privado, como o do Social Security ou de uma conta. Esses números não podem estar em uma petição inicial. Tire o número, por favor.',
  'papers.facts_military':
    'Os fatos falam de serviço militar. Isso vai em outro documento, em um passo mais tarde. Tire essa parte, por favor.',
  'papers.facts_not_english': 'Os documentos para o tribunal são em inglês. Escreva os fatos em inglês, por favor.',
  'papers.answer_unknown':
    'Essa resposta não faz mais parte desta petição inicial. Nada foi mudado. Recarregue a página, por favor.',
  'papers.facts_unprintable': 'Alguns caracteres não podem ser impressos. Tire estes, por favor: {characters}',
  'papers.facts_stopped': 'Com estes fatos não é possível fazer documentos, então nada foi mudado.',
  'papers.facts_too_long': 'Os fatos são longos demais para uma petição inicial. Encurte os fatos, por favor.',
  'papers.failed':
    'Não foi possível fazer os documentos para o tribunal. As suas respostas e a sua carta estão seguras. Você pode pedir outra vez.',
  'papers.check_failed':
    'Os documentos para o tribunal foram feitos, mas não passaram na nossa própria verificação, então não são mostrados. As suas respostas estão seguras. Escreva para nós, por favor.',
  'papers.to_mend':
    'Os documentos para o tribunal foram feitos, mas antes é preciso corrigir algo neles. Veja abaixo o que é e em qual página corrigir. As suas respostas estão seguras.',
  'papers.undecided':
    'Algo nesta petição inicial ainda não está decidido, então ela não pode ser assinada aqui. Em “Documentos para o tribunal” você vê o que é. Você ainda pode assinar à mão.',
  'papers.facts_health':
    'Os fatos falam da saúde de alguém. Qualquer pessoa pode ler uma petição inicial. Tire essa frase, por favor. Nada foi mudado.',
  'papers.facts_immigration':
    'Os fatos falam da situação de imigração de alguém. Qualquer pessoa pode ler uma petição inicial. Tire essa frase, por favor. Nada foi mudado.',
} as const satisfies Catalogue<keyof typeof english>;
