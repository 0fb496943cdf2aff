import type { Catalogue } from '../../catalogue/sentences.ts';
import type { paperReadingMessages as english } from '../en/paper-readings.ts';

export const paperReadingMessages = {
  'reading.untold_points':
    'O juiz ou a juíza pergunta sobre estes pontos, e nenhum cartão fala deles ainda: {points} Veja se outros cartões combinam com o que aconteceu.',
  'reading.unequal_pay':
    'Pelos cartões, {worked} vezes {rate} dá {comes}. O pagamento que eles dizem é {earned}. Se a diferença vem de horas extras ou de outra coisa, diga isso nos fatos. Se não, corrija o tempo, o pagamento ou o valor.',
  'reading.untold_reasons':
    'Nenhum cartão fala deste motivo ainda: {reasons}. Preencha um cartão sobre isso, ou tire o motivo.',
  'reading.ours': 'Não está em ordem: {what}. O erro é nosso. Peça os documentos outra vez.',
  'reading.name_missing': 'Os nomes completos de todas as partes',
  'reading.address_missing': 'Os endereços de todas as partes',
  'reading.amount_missing': 'O valor',
  'reading.amount_above_part': 'Um valor que este tribunal pode julgar',
  'reading.county_missing': 'O condado',
  'reading.county_not_allowed': 'Um condado onde os endereços permitem dar entrada',
  'reading.paragraph_missing': 'Fatos numerados sem faltar nenhum',
  'reading.signature_line_missing': 'Um lugar para a data e a assinatura',
  'reading.signature_missing': 'Assinatura e data, onde está assinado',
  'reading.signature_unexpected': 'Nenhuma assinatura que você não fez',
  'reading.certification_missing': 'As palavras que as regras do tribunal exigem',
  'reading.docket_not_blank': 'O número do processo (docket number), em branco para o tribunal',
  'reading.private_number': 'Nenhum número privado',
  'reading.speaks_of_military': 'Nada sobre serviço militar',
  'reading.pages_out_of_order': 'Páginas numeradas e em ordem',
  'reading.text_missing': 'Nenhum texto cortado',
  'reading.private_matter': 'Nada de saúde nem de imigração que o pedido não precise',
  'reading.paper_missing': 'Cada documento que faz parte da entrada no tribunal',
  'reading.wrong_form': 'A petição inicial e a citação (summons) certas para esta parte do tribunal',
  'reading.fee_parts_differ': 'A taxa e as partes que formam a taxa',
  'reading.copies_untold': 'Quantas cópias fazer',
  'reading.file_too_large': 'Arquivos de um tamanho que dá para enviar',
  'reading.file_name_refused': 'Nomes de arquivo que o tribunal aceita',
  'reading.entity_open': 'De que tipo é cada empresa',
  'reading.name_too_long': 'Nomes que cabem no computador do tribunal',
  'reading.trade_name_untold': 'Nomes comerciais que alguém usa',
  'reading.county_open': 'Um condado já decidido',
  'reading.kind_open': 'O tipo de caso, marcado',
  'reading.question_open': 'Uma resposta para cada pergunta da petição inicial',
  'reading.rows_differ': 'Linhas que somam o valor pedido',
  'reading.explanation_missing': 'Cada frase que explica a soma',
  'reading.statute_not_pleaded': 'A lei, onde uma lei aumenta o valor',
  'reading.sum_unexplained': 'Como o valor foi calculado',
  'reading.pay_unequal': 'As horas vezes o pagamento combinado, e o pagamento dos cartões',
  'reading.element_untold': 'Um fato para cada ponto do pedido',
  'reading.reason_untold': 'Um fato para cada motivo que você marcou',
  'reading.answer_for_untold': 'Por que a outra parte responde pelo que outra pessoa fez',
  'reading.time_still_running': 'O tempo que a lei dá à outra parte, já terminado',
  'reading.defendant_untold': 'O que cada parte ré fez',
  'reading.interest_unexplained': 'A taxa e o primeiro dia de quaisquer juros',
  'reading.instalment_undated': 'O dia em que cada parcela vencia',
  'reading.part_not_due': 'Nenhuma parcela de um plano de pagamento que vença depois',
  'reading.late_charge_unexplained': 'As condições de uma multa por atraso',
  'reading.quote_not_english': 'Só palavras em inglês',
  'reading.time_limit': 'Se o prazo para dar entrada pode ter acabado',
  'reading.notice_of_claim': 'Um aviso que precisa vir antes do caso',
  'reading.arbitration_clause': 'Um contrato que manda o caso para outro lugar',
  'reading.claim_split': 'Todo o pedido em um só caso',
  'reading.amount_not_asked': 'Dinheiro que é contado e não é pedido',
  'reading.insurer_paid': 'Dinheiro que um seguro pagou',
  'reading.wrong_party': 'Empresas nos fatos que não são parte do caso',
  'reading.part_payment_not_credited': 'Dinheiro já pago, tirado do valor',
  'reading.setoff_unanswered': 'O que dizem que você deve, ou que querem descontar',
  'reading.interest_on_penalty': 'Juros só sobre o dinheiro devido',
  'reading.charge_and_interest': 'Uma multa por atraso junto com juros',
  'reading.wrong.private_number':
    'Os documentos têm um número privado, como o de uma conta ou de uma placa. Tire a frase inteira dele na carta.',
  'reading.wrong.speaks_of_military': 'Os documentos falam de serviço militar. Tire essa frase inteira na carta.',
  'reading.wrong.private_matter':
    'Os fatos falam de saúde ou de situação de imigração. Qualquer pessoa pode ler uma petição inicial. Tire essa frase inteira na carta.',
  'reading.wrong.entity_open':
    'O nome de uma empresa não diz de que tipo ela é. Procure nos registros do estado e escolha aqui. Quem tem negócio próprio sem empresa não está lá.',
  'reading.wrong.name_too_long':
    'Um nome ou uma rua é mais longo do que cabe no computador do tribunal. Os documentos mostram tudo. A secretaria do tribunal pode encurtar.',
  'reading.wrong.trade_name_untold':
    'Os fatos dizem que alguém trabalha com outro nome, e o título do caso não tem esse nome. Ponha o nome comercial nas respostas da petição inicial. Se não for a outra parte, pergunte à secretaria do tribunal.',
  'reading.wrong.county_open':
    'Os endereços não decidem o condado. Pergunte à secretaria do tribunal e escolha aqui antes de assinar.',
  'reading.wrong.kind_open': 'Nenhum tipo de caso está marcado, porque as suas respostas não decidem. Escolha um aqui.',
  'reading.wrong.question_open': 'Uma pergunta da petição inicial não tem marca. Responda aqui, ou à mão no papel.',
  'reading.wrong.rows_differ': 'As linhas impressas não somam o que é pedido. Confira as linhas na carta.',
  'reading.wrong.statute_not_pleaded':
    'Uma lei aumenta o valor, e a petição inicial não diz qual é. Confira as linhas na carta.',
  'reading.wrong.sum_unexplained':
    'Nada diz como você chegou ao valor. Ponha uma frase sobre isso nos fatos antes de assinar.',
  'reading.wrong.reason_untold':
    'Você marcou um motivo de que nenhum cartão fala. Preencha um cartão sobre isso, ou tire o motivo.',
  'reading.wrong.answer_for_untold':
    'Os fatos dizem que outra pessoa fez isso. Eles não dizem por que a outra parte responde por isso. Ter o carro no nome pode não bastar. Diga no cartão, ou peça ajuda à secretaria do tribunal.',
  'reading.wrong.pay_unequal':
    'O tempo trabalhado vezes o pagamento combinado não dá o pagamento dos cartões. Se a diferença vem de horas extras ou de outra coisa, diga isso nos fatos. Se não, corrija o tempo, o pagamento ou o valor.',
  'reading.wrong.element_untold':
    'O juiz ou a juíza pergunta sobre pontos de que nenhum cartão fala ainda. Veja se outros cartões combinam com o que aconteceu.',
  'reading.wrong.time_still_running':
    'A lei ainda pode dar tempo para a outra parte pagar. Um caso que entra cedo demais pode ser arquivado.',
  'reading.wrong.defendant_untold':
    'Os fatos não dizem o que uma das partes rés fez. Diga em um cartão, ou ponha o nome dela nas suas palavras.',
  'reading.wrong.interest_unexplained':
    'A petição pede juros sem a taxa ou sem o primeiro dia. Diga desde que dia, sobre qual valor e com que taxa.',
  'reading.wrong.instalment_undated':
    'Os fatos falam de pagamento em parcelas, sem nenhum dia. Diga quando cada parcela vencia.',
  'reading.wrong.part_not_due':
    'Uma parcela do plano de pagamento ainda não venceu. O juiz ou a juíza pode dar só o que já venceu. Peça o resto depois, ou diga em um cartão por que tudo já deve ser pago.',
  'reading.wrong.late_charge_unexplained':
    'A petição pede uma multa por atraso. Os fatos não dizem a taxa, o valor de cada vez, ou onde ela está no acordo. Diga no cartão.',
  'reading.wrong.quote_not_english':
    'Os fatos trazem palavras que não são em inglês. O tribunal lê inglês. Ponha o inglês no cartão, ou diga o que as palavras querem dizer.',
  'reading.wrong.time_limit':
    'A outra parte pode dizer que é tarde demais. Só um tribunal decide isso. Procure logo ajuda jurídica grátis. Se ela pagou uma parte ou prometeu pagar, diga nos fatos.',
  'reading.wrong.notice_of_claim':
    'A outra parte pode dizer que um aviso precisava vir antes. Diga nos fatos quando você deu o aviso. Guarde a prova.',
  'reading.wrong.arbitration_clause':
    'O seu contrato pode mandar isto para um árbitro. Leia essa cláusula antes de dar entrada. Mude aqui a sua resposta se o contrato diz outra coisa.',
  'reading.wrong.claim_split':
    'Dinheiro da mesma disputa fica para outro caso. Talvez um tribunal não julgue o resto depois.',
  'reading.wrong.amount_not_asked':
    'Os fatos falam de dinheiro que você tirou do valor. A outra parte pode dizer que você abriu mão dele, ou que dividiu o pedido. Peça esse dinheiro, ou tire da carta o cartão dele.',
  'reading.wrong.insurer_paid':
    'Um seguro pagou uma parte, ou ainda pode pagar. Peça só o que falta e desconte essa parte nas linhas.',
  'reading.wrong.wrong_party':
    'Os fatos falam de uma empresa que não é parte do caso. Veja se essa empresa também responde por isto.',
  'reading.wrong.part_payment_not_credited':
    'Os fatos dizem que a outra parte pagou dinheiro a você, e nenhuma linha desconta isso. Confira as linhas na carta.',
  'reading.wrong.setoff_unanswered':
    'Os fatos dizem que a outra parte cobra dinheiro de você, ou quer pagar menos. Leve provas, ou diga por que não é assim.',
  'reading.wrong.interest_on_penalty':
    'A petição pede juros onde uma lei também aumenta o valor. Os juros são sobre o dinheiro devido, e não sobre o que a lei acrescenta.',
  'reading.wrong.charge_and_interest':
    'Os documentos pedem uma multa por atraso e também juros pelas mesmas contas. O tribunal pode aceitar só um dos dois. Tire a multa da carta se você não quer pedir os dois.',
} as const satisfies Catalogue<keyof typeof english>;
