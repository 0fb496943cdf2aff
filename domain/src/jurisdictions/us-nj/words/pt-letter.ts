import type { LocalLetterReading } from '../../pack/local-words.ts';

/** What a letter says of courts and law, in Portuguese. */
export const letterReading: LocalLetterReading = {
  courts: {
    'the Small Claims Section of the Superior Court of New Jersey, Special Civil Part':
      'a seção de Pequenas Causas (Small Claims) da Parte Cível Especial (Special Civil Part), Tribunal Superior de Nova Jersey',
    'the Superior Court of New Jersey, Special Civil Part':
      'a Parte Cível Especial (Special Civil Part) do Tribunal Superior de Nova Jersey',
    'the Superior Court of New Jersey, Law Division, Civil Part':
      'a Divisão de Direito (Law Division), Parte Cível, do Tribunal Superior de Nova Jersey',
  },
  law: {
    'sda-return':
      'Esta é a lei de depósitos de garantia de Nova Jersey, N.J.S.A. 46:8-21.1. O locador só pode ficar com o dinheiro devido pelo contrato de aluguel, ou por danos além do desgaste normal. O tribunal dobra a parte que foi retida sem direito e soma os custos do tribunal.',
    'sda-new-owner':
      'Segundo N.J.S.A. 46:8-20 e 46:8-21, quem passa a ser dono de um imóvel alugado responde pelo depósito. Isso vale mesmo que o dono anterior nunca tenha entregado o dinheiro.',
    'tenant-property':
      'A lei de Nova Jersey fala das coisas de um antigo inquilino, N.J.S.A. 2A:18-72 e as seções seguintes. É preciso um aviso por escrito antes de vender ou jogar fora essas coisas. Elas não podem ser retidas por aluguel não pago.',
    lockout: 'Em Nova Jersey, só um oficial do tribunal com uma ordem judicial pode tirar um inquilino do imóvel.',
    habitability:
      'Em Nova Jersey, o locador deve manter o imóvel alugado em bom estado para morar e fazer os consertos necessários. O aluguel pode ser reduzido pelo tempo em que não foi assim.',
    furniture:
      'As regras de Nova Jersey sobre a entrega de móveis e eletrodomésticos são N.J.A.C. 13:45A-5.1. Elas tratam como não entregue o que chega atrasado, danificado ou diferente do combinado. Deixam o comprador escolher o reembolso completo.',
    'auto-regs':
      'As regras de Nova Jersey sobre conserto de carros são N.J.A.C. 13:45A-26C.2. Antes de começar o trabalho, elas exigem a aprovação assinada do cliente e um orçamento por escrito. A oficina não pode cobrar mais que o orçamento sem permissão.',
    hip: 'As regras de Nova Jersey sobre obras em casa são N.J.A.C. 13:45A-16.2. Para trabalhos de mais de $500, elas exigem um contrato escrito e assinado, com datas de início e de fim.',
    cbra: 'As empresas de obras em casa devem ter registro no Estado, N.J.S.A. 56:8-136 e as seções seguintes.',
    'bad-check':
      'O cheque voltou sem ser pago, então o valor ainda é devido. A lei de Nova Jersey, N.J.S.A. 2A:32A-1, tem um aviso separado para cheques devolvidos.',
    dog: 'Segundo N.J.S.A. 4:19-16, o dono de um cachorro responde quando ele morde uma pessoa em um lugar público. Ele responde também quando a pessoa mordida tinha direito de estar em um lugar particular. Isso vale mesmo que o cachorro nunca tenha mordido antes.',
    'health-club':
      'A lei de Nova Jersey sobre academias, N.J.S.A. 56:8-39 a 56:8-48, fixa as regras para os contratos de academia e os cancelamentos.',
    ring: 'Em Nova Jersey, o anel de noivado é devolvido quando não há casamento.',
    cfa: 'Estes fatos também podem violar a Lei de Fraude ao Consumidor de Nova Jersey, N.J.S.A. 56:8-2. Se for assim, o tribunal dá três vezes a perda, mais as taxas de entrada e honorários razoáveis de advogado, segundo N.J.S.A. 56:8-19.',
    'ucc-warranty': 'Segundo N.J.S.A. 12A:2-313, os produtos devem ser como o vendedor disse que eram.',
    'ucc-remedy':
      'Quando os produtos não são entregues ou são recusados com direito, o comprador pode receber o preço de volta.',
    'ucc-price': 'O comprador que aceita os produtos deve pagar o preço combinado.',
    towing:
      'A lei de guinchos de Nova Jersey é N.J.S.A. 56:13-7 e as seções seguintes. Devem ser razoáveis as cobranças por levar um veículo de um lugar particular sem permissão do dono dele.',
    'used-car':
      'A lei de carros usados de Nova Jersey é N.J.S.A. 56:8-67 a 56:8-80. Ela exige uma garantia escrita quando uma loja vende um carro deste preço, desta idade e com estas milhas. O comprador só abre mão dela da forma que essa lei permite.',
    wages:
      'A lei de salários de Nova Jersey é N.J.S.A. 34:11-4.10 e 34:11-56a25. Um empregado pode pedir ao tribunal o salário não pago, até o dobro desse valor além dele, e os custos.',
    fcba: 'A decisão de uma empresa de cartão sobre uma disputa não decide o que é devido entre nós.',
    tca: [
      'Entendo que N.J.S.A. 59:8-8 fixa os passos para avisar sobre pedidos contra um órgão público. Por favor, mande logo qualquer formulário necessário.',
      'Entendemos que N.J.S.A. 59:8-8 fixa os passos para avisar sobre pedidos contra um órgão público. Por favor, mande logo qualquer formulário necessário.',
    ],
    bailment:
      'Quem guarda uma coisa de outra pessoa deve devolvê-la no estado em que estava, ou explicar por que não pode.',
    conversion:
      'Segundo a lei de Nova Jersey, quem toma, retém ou vende sem direito algo que é de outra pessoa deve o valor justo disso.',
    contract:
      'Segundo a lei de Nova Jersey, um acordo vale se está em papel, em mensagens ou só falado. Quando uma parte não cumpre, a outra pode pedir o dinheiro perdido.',
    negligence:
      'A lei de Nova Jersey pede de toda pessoa e de toda empresa um cuidado razoável. Quem não tem esse cuidado responde pelo custo justo do dano.',
  },
};
