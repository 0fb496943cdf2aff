import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterCheckMessages as english } from '../en/letter-checks.ts';

/**
 * The letter itself is English, and so are the words, days and lines the parameters bring from it. They stand after a
 * colon or in quotation marks, and words to type into the letter stay English.
 */
export const letterCheckMessages = {
  'letter.sender_missing': 'O seu nome e o seu endereço precisam estar no alto. Falta isto: “{text}”',
  'letter.recipient_missing':
    'O nome e o endereço da outra parte precisam estar antes do texto da carta. Falta isto: “{text}”',
  'letter.date_missing': 'A carta precisa da data em uma linha separada: {date}.',
  'letter.date_differs': 'A carta diz esta data: {text}. Mas a data dela é: {date}. Confira, por favor.',
  'letter.delivery_line_missing': 'A carta não diz como é enviada. Ponha esta linha acima do endereço: “{line}”',
  'letter.delivery_line_wrong': 'A carta diz “{text}”. Deixe esta linha só se você vai enviar desse jeito.',
  'letter.delivery_line_false':
    'A carta diz “{text}”. Esse não é o jeito de enviar que você escolheu. A linha para a sua escolha é: “{line}”',
  'letter.subject_missing': 'A linha que começa com “RE:” precisa dizer o valor: {amount}.',
  'letter.salutation_missing':
    'A carta não cumprimenta ninguém. Comece com “Dear” e o nome completo, e depois dois pontos.',
  'letter.salutation_unfit':
    'O cumprimento “{text}” não combina. Use o nome completo de cada pessoa; escreva “To” antes de uma empresa.',
  'letter.guessed_title': 'Um tratamento como “{text}” pode estar errado. Use o nome completo, sem tratamento.',
  'letter.ask_late': 'Diga no começo o que você pede: {amount}. Diga também o último dia para pagar: {date}.',
  'letter.date_without_year': 'Esta data não tem ano: “{text}”. Ponha o ano, por favor.',
  'letter.law_unknown': 'Não verificamos esta lei para o seu pedido: “{text}”. Deixe na carta só se você verificou.',
  'letter.amount_lines_sum':
    'As linhas do valor somam {sum}, mas deveriam somar {amount}. Corrija as linhas, por favor.',
  'letter.amount_lines_missing':
    'A carta não mostra mais como você chega a {amount}. Uma lista das partes ajuda quem lê.',
  'letter.demand_missing': 'A carta não pede {amount}. Diga quanto você quer receber.',
  'letter.demand_once': 'A carta diz {amount} uma vez só. Diga de novo na parte sobre como pagar.',
  'letter.demand_not_due':
    'Pelo plano que você contou, {amount} vence depois desta carta. O último dia, mais ou menos: {date}. Você pede tudo agora?',
  'letter.demand_differs': 'Aqui a carta pede {text}, e em outro lugar {amount}. Qual está certo?',
  'letter.demand_above_claim': 'A carta pede mais do que o seu pedido: {text}. Peça {amount} ou menos.',
  'letter.wish_above_claim': 'Isto é mais do que o seu pedido de {amount}: {text}. Quer deixar assim?',
  'letter.deadline_missing': 'A carta não diz até quando pagar. Ponha o dia: {date}.',
  'letter.deadline_relative': 'Ninguém pode saber que dia é “{text}”. Escreva o dia: {date}.',
  'letter.deadline_differs': 'A carta dá mais de um último dia para pagar: {text} e {date}. Qual está certo?',
  'letter.deadline_changed': 'O último dia para pagar agora é: {text}. Antes era: {date}.',
  'letter.deadline_too_soon': 'Este dia é cedo demais: {text}. A outra parte tem até este dia ou mais: {date}.',
  'letter.deadline_after_time_limit':
    'O último dia para dar entrada na ação pode ser: {lastDay}. A carta esperaria até: {text}. É isso que você quer?',
  'letter.way_to_pay_missing': 'Você escolheu receber deste jeito, e a carta não diz isso: {way}.',
  'letter.reply_missing':
    'A carta não diz como a outra parte pode responder. Peça que ela escreva para você se não concordar.',
  'letter.plan_missing': 'Você aceitaria pagamento em parcelas. A carta não diz isso.',
  'letter.plan_unasked':
    'A carta oferece pagamento em parcelas: “{text}”. Você disse que não quer isso. Quer deixar assim?',
  'letter.court_missing': 'A carta não diz qual é o tribunal para um pedido deste tamanho: {court}.',
  'letter.court_wrong': 'Um pedido deste tamanho vai para este lugar: {court}. A carta diz “{text}”. Está certo?',
  'letter.county_missing': 'A carta não diz em qual condado você daria entrada na ação: {county}.',
  'letter.county_wrong':
    'A carta diz {text}. Pelas suas respostas, o pedido vai para este lugar: {county}. Está certo?',
  'letter.court_unfit':
    'Pelas suas respostas, talvez este tipo de tribunal não julgue o pedido. A carta diz “{text}”. Está certo?',
  'letter.costs_missing': 'A carta não diz que você vai pedir os custos do tribunal.',
  'letter.lawyer_fees':
    'A carta pede “{text}”. Não conhecemos nenhuma lei que dê isso para o seu pedido. Quer deixar assim?',
  'letter.records_missing': 'A carta não pede às duas partes que guardem mensagens, fotos e papéis.',
  'letter.threat':
    'Isto pode ser lido como uma ameaça: “{text}”. Uma carta que pede dinheiro não pode ter uma ameaça. Tire a frase ou mude.',
  'letter.not_past':
    'Uma carta de cobrança diz o que aconteceu. Isto fala do que pode acontecer: “{text}”. Quer deixar assim?',
  'letter.read_again':
    'Leia esta frase outra vez. Ela pode soar como pressão ou mostrar algo privado: “{text}”. Quer deixar assim?',
  'letter.look_again':
    'Leia isto mais uma vez: “{text}”. O mais seguro é a carta contar só o que aconteceu. Está bom assim?',
  'letter.original_unread':
    'As suas próprias palavras estão em outro idioma e não podemos conferir. Leia outra vez: ameaças, números privados, saúde, imigração. A outra parte vai ler tudo. Quer deixar assim?',
  'letter.health': 'Isto fala de saúde: “{text}”. Quem vir a carta pode ler isto. Quer deixar assim?',
  'letter.immigration': 'Isto fala de imigração: “{text}”. Pode soar como uma ameaça. Quer deixar assim?',
  'letter.family': 'Isto fala de família: “{text}”. Quem vir a carta pode ler isto. Quer deixar assim?',
  'letter.military': 'Isto fala de serviço militar: “{text}”. A carta não precisa disso. Quer deixar assim?',
  'letter.insult': 'Isto pode magoar quem lê e tirar a vontade de pagar: “{text}”. Quer deixar assim?',
  'letter.hurts_case': 'Isto pode ser usado contra você: “{text}”. Quer deixar assim?',
  'letter.capitals': 'Letras maiúsculas parecem gritos: “{text}”',
  'letter.too_many_places':
    'Há mais pontos para olhar do que podemos mostrar. Resolva primeiro os de cima. Depois olhe outra vez.',
  'letter.sentence_long': 'Esta frase tem {words} palavras. Divida em duas.',
  'letter.paragraph_long': 'Esta parte tem {words} palavras. Comece outra no meio.',
  'letter.hard_to_read': 'A carta é difícil de ler (série escolar {grade}). Use frases curtas e palavras simples.',
  'letter.too_short':
    'A carta é curta. Uma carta clara diz o que aconteceu, o que é devido e por quê, e até quando pagar.',
  'letter.too_long': 'A carta tem {words} palavras, e isso passa de duas páginas. Deixe a carta mais curta, por favor.',
  'letter.residue': 'A carta ainda tem algo que não deve ser enviado: “{text}”. Tire isso, por favor.',
  'letter.machine_words': 'Isto parece uma instrução para um computador: “{text}”. Quer deixar assim?',
  'letter.private_number': 'A carta parece ter um número privado: “{text}”. Tire o número antes de enviar, por favor.',
  'letter.birth_date': 'A carta tem uma data de nascimento: “{text}”. Tire a data antes de enviar a carta, por favor.',
  'letter.signer_missing': 'Abaixo da despedida falta este nome: “{text}”',
  'letter.lawyer_look': 'Isto pode parecer escrito por um advogado ou por um tribunal: “{text}”. Quer deixar assim?',
  'letter.recipient_third_person': 'Você escreve para a outra parte. Diga “you” e não “{text}”.',
  'letter.other_language':
    'Isto não está em inglês, ou talvez não esteja: “{text}”. A outra parte pode não conseguir ler. Quer deixar assim?',
} as const satisfies Catalogue<keyof typeof english>;
