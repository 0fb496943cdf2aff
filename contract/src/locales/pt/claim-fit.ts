import type { Catalogue } from '../../catalogue/sentences.ts';
import type { claimFitMessages as english } from '../en/claim-fit.ts';
import { words } from '@plainclaim/domain/served-words/pt';
import { freeHelpLine } from '@plainclaim/domain/served-words/free-help';

/** The courts' English names stand beside ours: people meet them on forms, on signs and at the clerk's window. */
export const claimFitMessages = {
  ...words.findings,
  'fit.entity_needs_lawyer':
    'Para dar entrada em uma ação acima de {limit}, uma empresa ou sociedade precisa ter um advogado. Mesmo assim, uma empresa pode enviar a sua própria carta.',
  'fit.business_may_need_lawyer':
    'Para dar entrada em uma ação acima de {limit}, uma empresa ou sociedade precisa ter um advogado. Quem tem um negócio só seu, que não é uma empresa, pode dar entrada sem advogado.',
  'fit.minor_needs_guardian': `Uma pessoa com menos de 18 anos não pode dar entrada sozinha em uma ação. A mãe, o pai ou o responsável legal precisa agir, e o nome dessa pessoa precisa aparecer. Ajuda grátis: ${freeHelpLine}.`,
  'fit.minor_with_guardian':
    'A mãe, o pai ou o responsável legal assina e dá entrada por uma pessoa com menos de 18 anos. Um juiz ou uma juíza precisa concordar antes de um acordo em um caso assim.',
  'fit.child_hurt_not_named': `Você pede pela dor do seu filho ou da sua filha. Esse pedido é do próprio menor. Escreva o nome do menor como quem faz o pedido e responda que tem menos de 18 anos. Escreva o seu nome como mãe, pai ou responsável legal. Para pedir contas que você pagou, ponha o seu nome como segunda pessoa que faz o pedido. Até lá, este site não faz documentos para o tribunal. Ajuda grátis: ${freeHelpLine}.`,
  'fit.child_hurt_parent_paid':
    'O seu filho ou a sua filha se feriu. Como mãe ou pai, você pode pedir as contas que pagou. A dor é um pedido do próprio menor, e é pedida em nome do menor.',
  'fit.child_may_be_hurt':
    'As suas palavras falam de um filho ou de uma filha, e você pede por dor. Se o menor se feriu, essa dor é um pedido do próprio menor. Escreva o nome do menor como quem faz o pedido, e o seu nome como mãe, pai ou responsável legal. Se quem se feriu foi você, não precisa mudar nada.',
  'fit.child_bills_of_parent':
    'O pedido está em nome de uma pessoa com menos de 18 anos. As contas que a mãe ou o pai pagou são um pedido da própria mãe ou do próprio pai. Se você pagou as contas, ponha o seu nome como segunda pessoa que faz o pedido.',
  'fit.bankruptcy': `Quando alguém entra com pedido de falência (bankruptcy), a lei faz parar as cartas e os casos que pedem dinheiro a essa pessoa. O pedido vai então para o tribunal de falências. Este site não faz carta nem documentos para isso. Ajuda grátis: ${freeHelpLine}.`,
  'fit.restraining_order': `Quando há uma medida protetiva (restraining order), uma carta pode violar essa medida ou pôr uma pessoa em perigo. Este site não faz carta nem documentos para isso. Se você está em perigo, ligue para 911. Ajuda grátis: ${freeHelpLine}.`,
  'fit.other_side_lawyer':
    'Quando a outra parte tem um advogado para este assunto, as cartas vão para o advogado e não para a outra parte.',
  'fit.mentions_bankruptcy':
    'O seu relato fala de falência (bankruptcy). Se a outra parte entrou com esse pedido, a lei faz parar as cartas e os casos que pedem dinheiro a ela. Veja a pergunta sobre isso, por favor.',
  'fit.mentions_death':
    'O seu relato fala de uma morte ou de uma herança. Um pedido contra uma pessoa que morreu vai para quem cuida da herança. Veja a pergunta sobre isso, por favor.',
  'fit.mentions_restraining_order':
    'O seu relato fala de uma medida protetiva (restraining order). Uma carta pode violar essa medida. Veja a pergunta sobre isso, por favor.',
  'fit.mentions_lawyer':
    'O seu relato fala de um advogado. Quando a outra parte tem um para este assunto, as cartas vão para o advogado. Veja a pergunta sobre isso, por favor.',
  'fit.medical_bill':
    'Antes de alguém pedir de novo uma conta médica não paga, precisam passar {days} dias desde a primeira conta. Um plano de pagamento justo precisa ser oferecido, e o seguro precisa ter decidido. Até lá, este site não faz carta nem documentos para isso.',
  'fit.medical_bill_steps':
    'Você disse que os passos para uma conta médica não paga já foram feitos. Um tribunal pode pedir provas do plano de pagamento e das datas.',
  'fit.land_or_eviction': `Pedidos sobre quem é dono de um terreno, ou sobre um despejo, vão para outras partes do tribunal. Este site não faz documentos para o tribunal para isso. Ajuda grátis: ${freeHelpLine}.`,
  'fit.federal':
    'Um pedido contra os Estados Unidos ou um órgão federal vai primeiro para esse órgão, no formulário dele. Depois vai para um tribunal federal. Este site não faz documentos para o tribunal para isso.',
  'fit.public_body_notice':
    'Um pedido por um dano causado por uma cidade, um condado, uma escola ou um órgão do estado tem uma regra própria. Ele precisa de um aviso por escrito em até {days} dias. Pela data que você deu, esse dia é {noticeBy}. Uma carta como esta não é esse aviso. Depois precisam passar {months} meses antes de dar entrada em um caso, e o limite é de {years} anos. Este site não faz documentos para o tribunal para isso.',
  'fit.public_body_notice_may_be_late': `Um pedido por um dano causado por uma cidade, um condado, uma escola ou um órgão do estado tem uma regra própria. Ele precisa de um aviso por escrito em até {days} dias. Pela data que você deu, esse dia foi {noticeBy}, então pode ser tarde. Um tribunal aceita um aviso atrasado só em casos raros. O máximo que ele pode permitir é {lateYears} ano. Depois de um aviso, precisam passar {months} meses antes de dar entrada em um caso, e o limite é de {years} anos. Este site não faz documentos para o tribunal para isso. Ajuda grátis: ${freeHelpLine}.`,
  'fit.state_contract_notice':
    'Um pedido sobre um contrato com o próprio estado precisa de um aviso por escrito em até {days} dias. Pela data que você deu, esse dia é {noticeBy}. A regra não vale para cidades, condados ou escolas. Confirme com a secretaria do tribunal (court clerk).',
  'fit.time_limit_soon':
    'O prazo para dar entrada em uma ação como esta pode terminar em {lastDay}. Dias que faltam até lá: {daysLeft}. Uma carta não faz o prazo parar, e um tribunal pode contar a partir de outro dia.',
  'fit.time_limit_last_day':
    'O prazo para dar entrada em uma ação como esta pode terminar agora: o último dia pode ser {lastDay}. Uma carta não faz o prazo parar.',
  'fit.time_limit_may_have_passed': `Pode ser tarde demais: o prazo para dar entrada em uma ação como esta pode ter terminado em {lastDay}. Só um tribunal pode decidir isso. Ajuda grátis: ${freeHelpLine}.`,
  'fit.time_limit_mixed':
    'Os motivos que você escolheu têm prazos diferentes. Dos que ainda não acabaram, o primeiro pode terminar em {lastDay}.',
  'fit.time_limit_paused':
    'O prazo quase sempre fica parado até a pessoa fazer 18 anos. Pela data de nascimento que você deu, o prazo para dar entrada pode terminar em {lastDay}. Um aviso a um órgão público pode ter de ser dado bem antes.',
  'fit.time_limit_pause_unsure':
    'A lei que faz o prazo parar até os 18 anos não fala deste tipo de pedido. Contado sem essa pausa, o prazo para dar entrada pode terminar em {lastDay}. Esse é o dia mais seguro.',
  'fit.time_limit_paused_no_date':
    'O prazo quase sempre fica parado até a pessoa fazer 18 anos. Por isso, o prazo para dar entrada pode contar a partir desse aniversário. Um aviso a um órgão público pode ter de ser dado bem antes.',
  'fit.time_limit_unknown': `Todo pedido tem um prazo para dar entrada na ação. Não conseguimos calcular o deste pedido. Ajuda grátis: ${freeHelpLine}.`,
  'fit.deadline_after_time_limit':
    'A carta dá à outra parte até {deadline}. O prazo para dar entrada na ação pode terminar antes, em {lastDay}. Uma carta não faz o prazo parar.',
  'fit.assigned_claim':
    'Você disse que outra pessoa passou este pedido para você. Os documentos para o tribunal precisam dizer quem tinha o pedido antes. Alguns tipos de pedido não podem ser passados adiante.',
  'fit.assigned_tort': `Um pedido por um dano a uma pessoa ou a coisas quase nunca pode passar para outra pessoa. Antes disso, um tribunal precisa ter decidido. Ajuda grátis: ${freeHelpLine}.`,
  'fit.assigned_claim_business_lawyer':
    'Uma empresa com um pedido que outra pessoa passou para ela precisa de um advogado para dar entrada, em qualquer valor. Quem tem um negócio só seu, que não é uma empresa, pode dar entrada sem advogado.',
  'fit.assigned_consumer_debt':
    'Uma dívida de necessidades pessoais ou da família que outra pessoa passou adiante tem regras próprias e rígidas. Este site não faz cartas nem documentos para uma dívida assim.',
  'fit.bad_check_notice':
    'A lei sobre cheques sem fundos tem um aviso próprio, em inglês e espanhol, enviado por correio certificado (certified mail). A outra parte tem então {days} dias para pagar. Uma carta como esta não é esse aviso.',
  'fit.bad_check_debt_limit':
    'O prazo de um cheque vale para o próprio cheque. A dívida por trás dele pode ter mais tempo, até {lastDay}.',
  'fit.deposit_owner_occupied':
    'Alguns donos moram no prédio e alugam nele no máximo duas outras moradias. Então a lei do depósito vale só depois que o inquilino pediu isso por escrito.',
  'fit.no_fault_first':
    'Depois de uma batida de carro, o seguro do carro da própria pessoa quase sempre paga o médico primeiro. Ele também pode limitar pedidos por dor.',
  'fit.other_case':
    'Você disse que já há um caso em um tribunal sobre isto. Os tribunais querem todas as partes de uma disputa em um só caso. Por isso, um segundo caso pode ser recusado.',
  'fit.county_to_confirm':
    'Uma ação entra em um condado onde alguém da outra parte mora ou tem negócio. Pelo endereço, pode ser: {counties}. Confirme com a secretaria do tribunal (court clerk).',
  'fit.county_unknown':
    'Uma ação entra em um condado onde alguém da outra parte mora ou tem negócio. Não conseguimos saber o condado pelo endereço. Confirme com a secretaria do tribunal (court clerk).',
  'fit.county_not_from_address':
    'Você escolheu o condado de {county}. Pelos endereços, o condado pode ser: {counties}. Uma ação que entra no condado errado pode ser enviada para outro ou recusada. Confirme com a secretaria do tribunal (court clerk).',
  'fit.deceased': `Um pedido contra uma pessoa que morreu vai para quem cuida da herança, por escrito e sob juramento. O prazo é de {months} meses desde a morte. Uma carta para a pessoa que morreu não ajuda ninguém, então este site não faz essa carta. Ajuda grátis: ${freeHelpLine}.`,
  'fit.estate_named': `Você escreveu o nome de uma herança. O pedido contra ela é feito por escrito e sob juramento a quem cuida dela, em até {months} meses desde a morte. Uma carta pode ir para lá, mas ela não é esse pedido. Este site não faz documentos para o tribunal para isso. Ajuda grátis: ${freeHelpLine}.`,
  'fit.named_like_public_body':
    'O nome “{name}” parece de um órgão público, e você respondeu que não é. Um pedido por um dano de um órgão público precisa de um aviso por escrito em até {days} dias. Pela data que você deu, esse dia é {noticeBy}. Veja a sua resposta mais uma vez, por favor.',
  'fit.named_like_federal':
    'O nome “{name}” parece de um órgão federal, e você respondeu que não é. Pedidos contra os Estados Unidos têm regras próprias. Veja a sua resposta mais uma vez, por favor.',
  'fit.mentions_professional':
    'As palavras “{words}” apontam para um profissional com licença, e você respondeu que não se trata de um trabalho ruim dele. Tribunais pequenos não julgam pedidos sobre esse trabalho. Veja a sua resposta mais uma vez, por favor.',
  'fit.mentions_health_bill':
    'O seu relato fala de “{words}”, e você respondeu que não se trata de uma conta médica. A lei marca passos antes que alguém possa cobrar uma conta assim. Veja a sua resposta mais uma vez, por favor.',
  'fit.mentions_assignment':
    'O seu relato fala de “{words}”, e você respondeu que ninguém passou este pedido para você. Um pedido que antes era de outra pessoa tem regras próprias. Veja a sua resposta mais uma vez, por favor.',
  'fit.state_contract_stop':
    'Um pedido sobre um contrato com o próprio estado precisa de um aviso por escrito em até {days} dias. Pela data que você deu, esse dia é {noticeBy}. Depois precisam passar {waitDays} dias antes de dar entrada em um caso, e o limite quase sempre é de {years} anos. Este site não faz documentos para o tribunal para isso.',
  'fit.public_contract_local':
    'Para um contrato com uma cidade, um condado, uma escola ou uma autarquia (authority), o aviso curto por danos não vale. O próprio contrato pode pedir um aviso.',
  'fit.compact_notice':
    'Este órgão é de dois estados e tem uma lei própria, também para contratos. Um aviso por escrito do pedido precisa chegar a ele pelo menos {days} dias antes de um caso. O último dia para o caso pode ser {lastDay}. Por isso, o último dia seguro para o aviso pode ser {noticeBy}. Este site não faz documentos para o tribunal para isso.',
  'fit.compact_notice_may_be_late': `Este órgão é de dois estados e tem uma lei própria, também para contratos. Um aviso por escrito precisa chegar a ele pelo menos {days} dias antes de um caso. Por isso, o último dia seguro foi {noticeBy}. O último dia para o caso pode ser {lastDay}. Pode ser tarde demais. Este site não faz documentos para o tribunal para isso. Ajuda grátis: ${freeHelpLine}.`,
  'fit.interstate_body': `Este órgão é de dois estados e segue uma lei própria. Não lemos essa lei, e o prazo dela para um aviso pode ser curto. Este site não faz documentos para o tribunal para isso. Ajuda grátis: ${freeHelpLine}.`,
  'fit.bad_check_more':
    'A lei sobre cheques sem fundos pede um aviso próprio e dá alguns dias. Depois disso, ela acrescenta {times} vezes o cheque, ou {floor} se for mais. Ela nunca acrescenta mais de {cap} acima do cheque. O aviso precisa ser o dessa lei, ou nada é acrescentado.',
  'fit.deposit_clock':
    'Um locador tem {days} dias depois do fim do aluguel para devolver o depósito com os juros, ou mandar uma lista de descontos. Pela data que você deu, esse dia foi {day}.',
  'fit.deposit_clock_running':
    'Um locador tem {days} dias depois do fim do aluguel para devolver o depósito com os juros, ou mandar uma lista de descontos. Pela data que você deu, esse dia é {day}. Uma carta pode ir agora. Os documentos para o tribunal podem ser feitos depois desse dia.',
  'fit.deposit_short_clock':
    'Quando um incêndio, uma enchente ou uma ordem oficial acabou com o tempo no imóvel, o prazo do depósito é mais curto. Depois que o inquilino pede, o locador tem {days} dias úteis desde que uma autoridade pôs o aviso no imóvel. Pela data que você deu, esse dia é {day}. Os documentos para o tribunal podem ser feitos depois desse dia.',
  'fit.deposit_safety_clock':
    'Quando um inquilino saiu por segurança, com o aviso que a lei pede, o locador tem menos tempo para devolver o depósito. As fontes contam esse tempo de dois jeitos, então não damos um número. Confirme com a secretaria do tribunal (court clerk). Os documentos para o tribunal podem ser feitos depois desse tempo.',
  'fit.deposit_still_there':
    'Enquanto um inquilino ainda mora no imóvel, o depósito ainda não precisa ser devolvido. Por agora, este site não faz documentos para o tribunal para isso.',
  'fit.deposit_cap':
    'Pelos seus cartões, o depósito foi de {paid}. O máximo que a lei deixa um locador cobrar de depósito por esse aluguel é {cap}.',
  'fit.deposit_new_owner':
    'Quando um prédio é vendido, o novo dono também responde pelo depósito, com os juros. Os dois donos podem ser postos como a outra parte.',
  'fit.locked_out_now': `Quem ainda não consegue entrar em casa pode pedir a um juiz ou uma juíza que abra o imóvel, muitas vezes no mesmo dia. Isso é mais rápido que uma carta. Ajuda grátis: ${freeHelpLine}.`,
  'fit.lockout_loss':
    'Um inquilino tirado do imóvel sem uma ordem do tribunal pode pedir toda a perda que isso causou. Também pode pedir os custos do tribunal e honorários justos de advogado.',
  'fit.lockout_loss_more':
    'Um inquilino tirado do imóvel sem uma ordem do tribunal pode pedir toda a perda que isso causou. Também pode pedir os custos do tribunal e honorários justos de advogado. Se voltar não é a melhor solução, a lei permite {times} vezes a perda. Isso não vale para coisas perdidas.',
  'fit.tenant_property':
    'Antes que um locador venda ou jogue fora as coisas de um inquilino, a lei pede um aviso por escrito. Se isso não foi feito, um tribunal pode dar até {times} vezes a perda.',
  'fit.landlord_list':
    'Um locador que ficou com um depósito precisava mandar ao inquilino uma lista de descontos em até {days} dias. Os seus cartões não dão o dia dessa lista. O inquilino pode então pedir o dobro do que foi retido sem direito.',
  'fit.landlord_list_late':
    'Um locador que ficou com um depósito precisava mandar ao inquilino uma lista de descontos em até {days} dias. Pelos seus cartões, a lista foi mandada depois. O inquilino pode então pedir o dobro do que foi retido sem direito.',
  'fit.rent_late_charge':
    'Você pede uma multa por atraso no aluguel. Para pessoas idosas e quem recebe certos benefícios, a lei dá {days} dias úteis antes dessa multa. Não achamos um limite geral. Veja o que diz o contrato.',
  'fit.landlord_registration':
    'Quem aluga uma casa talvez precise registrá-la no estado ou na cidade. Não lemos se isso importa quando só se pede dinheiro. Confirme na secretaria do tribunal, e leve o registro se tiver.',
  'fit.answer_for_another':
    'O seu cartão diz que outra pessoa fez isso. Uma empresa quase sempre responde por quem trabalha para ela. Pai, mãe ou quem emprestou um carro muitas vezes não responde sem culpa própria. Não lemos uma fonte sobre isso: confirme com ajuda jurídica grátis.',
  'fit.no_law_of_its_own':
    'Não achamos uma lei do estado que seja só para lavanderias. Valem as regras gerais sobre coisas deixadas aos cuidados de outra pessoa, e o que vocês combinaram. Confirme com ajuda jurídica grátis.',
  'fit.part_payment':
    'O prazo para dar entrada pode terminar em {safeDay}. Por causa do pagamento feito em {paidOn}, ele pode ir até {laterDay}. Só um tribunal pode decidir isso. O primeiro dia é o mais seguro.',
  'fit.part_payment_unknown':
    'A outra parte pagou um pedaço desta dívida, ou assinou um papel que diz que deve? Então o prazo pode ter começado de novo. Se não, ele pode terminar em {safeDay}. Um cartão sobre o pagamento pode dar o dia.',
  'fit.false_words': `O prazo para uma ação sobre palavras falsas é curto. Ele pode terminar em {lastDay}, contado desde o dia em que foram ditas ou publicadas pela primeira vez. Publicar de novo quase nunca começa um prazo novo. Ajuda grátis: ${freeHelpLine}.`,
  'fit.interest_too_high':
    'A lei limita os juros a {written} por cento ao ano se há um papel escrito, e a {spoken} por cento se não há. Quem empresta e pede mais pode perder todos os juros, e juros muito altos podem ser crime. O seu relato parece falar de juros mais altos, então confirme os seus juros, por favor. É possível pedir só o dinheiro que foi emprestado.',
  'fit.interest_limit':
    'A lei limita os juros a {written} por cento ao ano se há um papel escrito, e a {spoken} por cento se não há. Quem empresta e pede mais pode perder todos os juros. Não conseguimos ler os seus juros, então compare, por favor.',
  'fit.arbitration':
    'Um contrato pode dizer que as disputas vão para arbitragem e não para um tribunal. Se ele diz isso com clareza, a outra parte pode pedir isso. Muitas dessas cláusulas ainda permitem o tribunal de pequenas causas (Small Claims), então vale a pena levar essa página.',
  'fit.arbitration_small_claims':
    'O seu contrato fala de arbitragem e permite o tribunal de pequenas causas (Small Claims). Vale a pena levar ao tribunal a página que diz isso.',
  'fit.part_given_up': 'Você abre mão da parte que não pede aqui. Ela não pode ser pedida mais tarde.',
  'fit.part_kept_for_later':
    'Os tribunais querem toda a disputa em um só caso. Depois que um caso é decidido, o resto quase nunca pode ser pedido. Aqui é possível pedir todo o valor, ou abrir mão do resto.',
  'fit.only_the_thing':
    'O tribunal de pequenas causas (Small Claims) só dá dinheiro. Ele não pode mandar alguém entregar uma coisa. Isso é outro tipo de caso, então este site não faz documentos para o tribunal. Uma carta ainda pode pedir a coisa.',
  'fit.other_side_minor': `Uma pessoa com menos de 18 anos não pode ser processada como um adulto. O tribunal primeiro escolhe um responsável legal para o caso, e um contrato com um menor pode ser desfeito. Os pais não devem só por serem os pais. Este site não faz documentos para o tribunal para isso. Ajuda grátis: ${freeHelpLine}.`,
  'fit.other_side_may_be_minor':
    'Uma pessoa com menos de 18 anos não pode ser processada como um adulto. O tribunal primeiro escolhe um responsável legal para o caso. Descubra a idade antes de dar entrada, por favor.',
  'fit.insurer_paid_all':
    'Um seguro pagou uma parte, e você pede tudo. Ninguém recebe duas vezes pela mesma perda, e a parte que o seguro pagou quase sempre é do seguro. O valor de costume é a perda menos o que o seguro pagou. Ele inclui a sua franquia (deductible).',
  'fit.insurer_paid_part':
    'Um seguro pagou uma parte, e você pede o resto. O papel do seguro mostra o que ele pagou e de quanto era a franquia (deductible).',
  'fit.insurer_open':
    'Um pedido ao seguro ainda está aberto. O que ele pagar depois sai deste pedido. O prazo para dar entrada na ação continua a correr.',
  'fit.hurt_at_work': `Por um dano no trabalho, o seguro de acidentes (workers’ compensation) quase sempre toma o lugar de uma ação contra o chefe ou um colega. Ele tem um órgão próprio e um prazo próprio. Este site não faz documentos para o tribunal para isso. Ajuda grátis: ${freeHelpLine}.`,
  'fit.charity':
    'Uma igreja, uma instituição de caridade ou uma escola sem lucro muitas vezes não responde por descuido com uma pessoa que atendia. A regra não vale para contratos, salários ou produtos.',
  'fit.uninsured_driver': `Quem dirigia o próprio carro sem seguro quase nunca pode pedir por se ferir em uma batida. O dano ao carro ainda pode ser pedido. Este site não faz documentos para o tribunal para o ferimento. Ajuda grátis: ${freeHelpLine}.`,
  'fit.towing':
    'Um guincho em um estacionamento privado tem regras: uma placa com certas palavras na entrada, a permissão do próprio dono do lugar e taxas justas. Um guincho que a polícia mandou pode seguir outras regras.',
  'fit.used_car':
    'Para um carro com esse preço e essas milhas, a loja de carros precisa dar uma garantia por escrito. Ela vale por {days} dias ou {miles} milhas, o que vier primeiro. Ela cobre o motor e as peças que movem o carro.',
  'fit.used_car_miles':
    'Uma loja de carros precisa dar uma garantia por escrito com muitos carros usados de até {miles} milhas e até {years} anos de modelo. A duração depende das milhas. Um cartão sobre a venda pode dar o ano, as milhas e o preço.',
  'fit.new_car':
    'Um carro novo tem uma lei própria nos primeiros {years} anos ou {miles} milhas. Ela pede uma carta certificada para o fabricante do carro, não para a loja de carros, antes que esse tempo acabe.',
  'fit.shop_keeps_car':
    'Uma oficina pode reter um carro por um trabalho ou um tempo de guarda que o dono aceitou. O dono pode pedir uma conta por escrito. A guarda pode custar mais a cada dia, e o tribunal de pequenas causas não pode mandar devolver o carro.',
  'fit.storage_sale':
    'Antes de vender coisas guardadas, a lei pede um aviso com pelo menos {days} dias para pagar, e anúncios. Se isso não foi feito, o dono pode pedir o valor justo.',
  'fit.mover_claim':
    'Para uma mudança dentro do estado, um pedido por escrito com a conta paga precisa chegar à empresa em até {days} dias desde a entrega. Pela data que você deu, esse dia é {claimBy}. É possível dar entrada em um caso até {years} anos depois que a empresa disser não.',
  'fit.mover_claim_may_be_late': `Para uma mudança dentro do estado, um pedido por escrito com a conta paga precisa chegar à empresa em até {days} dias desde a entrega. Pela data que você deu, esse dia foi {claimBy}. Sem esse pedido, pode ser tarde demais. É possível dar entrada em um caso até {years} anos depois que a empresa disser não. Ajuda grátis: ${freeHelpLine}.`,
  'fit.carrier_claim':
    'Para uma mudança entre estados, quase todos os contratos dão {months} meses para um pedido por escrito à empresa. Pela data que você deu, esse dia é {claimBy}. Quase sempre é possível dar entrada em um caso até {years} anos depois de um não por escrito.',
  'fit.carrier_claim_may_be_late': `Para uma mudança entre estados, quase todos os contratos dão {months} meses para um pedido por escrito à empresa. Pela data que você deu, esse dia foi {claimBy}. Sem esse pedido, pode ser tarde demais. Quase sempre é possível dar entrada em um caso até {years} anos depois de um não por escrito. Ajuda grátis: ${freeHelpLine}.`,
  'fit.mover_claim_unsure':
    'Uma empresa de mudança precisa receber cedo um pedido por escrito. Para uma mudança dentro do estado, o último dia pode ser {insideBy}. Para uma mudança entre estados, pode ser {acrossBy}. O primeiro dia é o mais seguro.',
  'fit.door_sale':
    'Em muitas vendas em casa ou fora da loja, quem compra pode cancelar por escrito em até {days} dias úteis. Então o dinheiro volta. Quem vende precisa dar um aviso que diz isso.',
  'fit.gym':
    'Um contrato de academia pode ser cancelado por escrito em até {days} dias em que a academia abre. Mais tarde ele pode acabar por uma mudança de mais de {miles} milhas, por doença ou se a academia fechar. Aulas e escolas podem ter outras regras.',
  'fit.gift_card':
    'O vale-presente de uma loja não pode vencer nem perder valor nos primeiros {months} meses. O cartão de um banco que vale em qualquer lugar tem outras regras.',
  'fit.sick_pet':
    'As regras sobre animais de estimação pedem um papel do veterinário que diz que o animal não estava saudável. Ele é preciso em até {days} dias, ou {months} meses se o animal já nasceu com o problema. Ele vai para quem vendeu em até {deliver} dias. As regras valem para lojas e vendedores de animais.',
  'fit.home_job':
    'Para um trabalho em casa acima de {amount}, a lei pede um contrato assinado e um empreiteiro registrado. Isso vale para uma pessoa sozinha do ramo e também para uma empresa. O site do estado mostra quem tem registro.',
  'fit.contractor_papers': `Um empreiteiro de casas que não tinha registro, ou não tinha um contrato assinado, pode perder o pedido. O dono da casa pode então pedir três vezes a própria perda. Ajuda grátis: ${freeHelpLine}.`,
  'fit.copy_to_state':
    'Quando os documentos para o tribunal citam a lei de fraude ao consumidor, uma cópia vai para o procurador do estado (Attorney General). O prazo é de {days} dias depois de dar entrada.',
  'fit.contract_term':
    'Uma cláusula que tira um direito claro de quem compra pode ser contra a lei. Quem comprou e teve dano por causa dela pode pedir pelo menos {amount}. Só a cláusula não basta para um pedido.',
  'fit.own_business_work':
    'Para um trabalho feito como o seu próprio negócio, vale o próprio acordo. A lei dos salários, com o dinheiro a mais, é para empregados.',
  'fit.multiple_left_out':
    'Você escolheu pedir um valor maior que uma lei pode dar. Com as suas respostas e linhas de agora, essa lei parece não valer para você. Por isso, a carta e os documentos para o tribunal pedem só o seu pedido. Nada mais se perdeu.',
  'fit.overtime':
    'Você trabalhou mais de {hours} horas em uma semana. Pelas horas acima disso, a lei pode dar mais que o seu pagamento normal. Não lemos quais trabalhos essa lei deixa de fora. Pergunte ao órgão do trabalho antes de fechar o valor: o que você deixa de fora agora pode se perder.',
  'fit.wages':
    'Por salário não pago, o órgão do trabalho do estado pode receber um pedido de até {limit} sem custo. No tribunal, um empregado pode pedir o salário e até {percent} por cento a mais. Quase sempre é um caminho ou o outro.',
  'fit.bad_check_notice_running':
    'O aviso sobre o cheque dá {days} dias. Pelo seu cartão, isso é até {until}. Antes que esse dia acabe, só o cheque pode ser pedido a um tribunal.',
  'fit.bad_check_form':
    'O aviso da lei sobre cheques sem fundos tem palavras fixas, e não lemos todas. Se ele não vem com a sua carta, copie da própria lei, por favor. Ele vai por correio certificado (certified mail) para o último endereço conhecido.',
  'fit.bad_check_stopped':
    'Pelo que sabemos, a lei sobre cheques sem fundos não trata de um pagamento que foi sustado. Não lemos isso no texto dela, então confirme, por favor. A dívida por trás do cheque ainda pode ser pedida.',
  'fit.bad_check_no_account':
    'A lei sobre cheques sem fundos trata também de um cheque sem conta. Pelo que sabemos, uma conta fechada vale como nenhuma. Não lemos isso no texto dela, então confirme, por favor.',
  'fit.deposit_interest':
    'O depósito continua a ser dinheiro do inquilino, e os juros dele são devidos a cada ano. Uma carta pode pedir esses juros e como foram calculados. Não conhecemos a taxa, então não somamos nada.',
  'fit.deposit_double_limit':
    'Um depósito que a lei dobra conta inteiro para o limite do tribunal de pequenas causas (Small Claims), que é {limit}. Os custos do tribunal não contam. Acima disso, o caso vai para a próxima parte do tribunal, ou se abre mão de uma parte.',
  'fit.deposit_as_rent': `Isto é para um inquilino que não recebeu o aviso do banco ou os juros. Uma nota diz: esse inquilino pode escrever ao locador e usar o depósito, mais {percent} por cento ao ano, como aluguel. Não lemos quando isso vale, então confirme antes, por favor. Ajuda grátis: ${freeHelpLine}.`,
  'fit.rent_credit': `Não encontramos uma lei sobre um desconto prometido no aluguel. A promessa vale como parte do acordo, então ajuda uma mensagem ou um papel que mostra isso. Confirme, por favor. Ajuda grátis: ${freeHelpLine}.`,
  'fit.rent_receipt': `Não encontramos uma lei sobre recibos de aluguel. Registros do banco, canhotos de money order e mensagens também podem mostrar um pagamento. Confirme, por favor. Ajuda grátis: ${freeHelpLine}.`,
  'fit.application_fee':
    'Desde {from}, a taxa para se candidatar a muitos aluguéis pode ser de no máximo {amount}. Esse valor pode mudar a cada ano. Não vale para prédios com uma ou duas moradias, nem para um corretor que não é dono do imóvel. Você pode pedir de volta o que pagou acima disso. Não encontramos um direito de entrar na justiça só por isso.',
  'fit.application_fee_before':
    'O limite da taxa para se candidatar a um aluguel, {amount}, vale só desde {from}. Não encontramos um limite para uma taxa paga antes. Então vale o que foi combinado, e por isso confirme, por favor.',
  'fit.expired_consumer_debt':
    'O prazo para cobrar esta dívida na justiça pode ter acabado. Uma empresa que pede a uma pessoa uma dívida assim e fala de tribunal pode violar a lei federal. Por isso, a carta não fala de tribunal. Pergunte a um advogado antes de dar entrada em qualquer documento.',
  'fit.note_due':
    'Uma nota promissória com dia para pagar quase sempre pode ser cobrada até {years} anos depois desse dia.',
  'fit.note_demanded':
    'Em uma nota promissória paga quando alguém pede, o prazo pode contar desde o dia do pedido. Pelo seu cartão, esse dia foi {askedOn}, então o prazo pode ir até {lastDay}. Contado desde o empréstimo, ele termina em {safeDay}. O primeiro dia é o mais seguro.',
  'fit.note_not_demanded':
    'Em uma nota promissória paga quando alguém pede, o prazo pode ser de {years} anos desde o dia do pedido. Se ninguém pede e nada é pago por {idleYears} anos, ele pode ter acabado. Um cartão sobre o seu pedido pode dar o dia. O dia contado desde o empréstimo é o mais seguro.',
  'fit.note_unsure':
    'O prazo de uma nota promissória depende das palavras dela. Com um dia para pagar, ele conta desde esse dia. Se ela é paga quando alguém pede, pode ser de {years} anos desde esse dia, e acabar depois de {idleYears} anos sem pagamento. Veja a nota promissória, por favor.',
  'fit.refund_not_posted':
    'Uma loja precisa mostrar a sua política de devolução. Se ela não mostra, quem compra pode escolher reembolso ou crédito por até {days} dias depois da compra. Os produtos precisam estar sem uso, e um recibo ajuda. Carros, comida que estraga e coisas feitas sob medida não têm esse direito.',
  'fit.refund_posted':
    'Uma política de devolução à vista diz o que a loja devolve. Uma foto da placa ajuda. Só sem essa política quem compra tem até {days} dias para produtos sem uso.',
  'fit.refund_policy':
    'Uma loja precisa mostrar a sua política de devolução. Sem ela, quem compra pode escolher reembolso ou crédito por até {days} dias depois da compra, para produtos sem uso. Veja se havia uma política à vista, por favor.',
  'fit.refund_online': `A lei sobre a política de devolução à vista trata de lojas. Não conseguimos descobrir se vale também para compras on-line, então confirme, por favor. Vale a pena salvar a página com as condições. Ajuda grátis: ${freeHelpLine}.`,
  'fit.commission_ended':
    'Para um agente de vendas que não é empregado, as comissões são devidas {days} dias depois que o trabalho acaba. Se elas vencem mais tarde, o mesmo prazo conta desde então. Se não são pagas, um tribunal pode acrescentar {times} vezes esse valor. Um agente que entra na justiça sem um motivo real pode ter de pagar o advogado da outra parte.',
  'fit.commission_later':
    'Uma lei sobre comissões é para agentes de vendas que tiram pedidos e não são empregados. Ela vale a partir de {days} dias depois que esse trabalho acaba. Então um tribunal pode acrescentar {times} vezes o que é devido. Antes disso, vale o próprio acordo.',
} as const satisfies Catalogue<keyof typeof english>;
