import { accessibility, conformance } from './conformance/pt.ts';
import type { InformationWords } from './information-words.ts';

export const words: InformationWords = {
  start: 'Comece a sua carta',
  samples: {
    letter: 'Carta de exemplo',
    letterPicture: 'A primeira página de uma carta de exemplo que pede um depósito de aluguel de $2,440.00',
    openLetter: 'Abrir a carta de exemplo (PDF, em inglês)',
    openPapers: 'Abrir os documentos de exemplo para o tribunal (PDF, em inglês)',
  },
  conformance,
  packages: {
    plusTax: 'um só pagamento, mais o imposto sobre vendas (sales tax)',
    notSold: 'Este pacote não está disponível neste site.',
  },
  operator: { name: 'Nome', address: 'Endereço', email: 'E-mail' },
  pages: {
    '/how-it-works': {
      title: 'Como funciona',
      description:
        'De perguntas simples a uma carta assinada: os passos, com uma carta e documentos para o tribunal de exemplo.',
      lead: 'O Plainclaim ajuda você a pedir o dinheiro que devem a você {inCourtState}. Você responde a perguntas. Ele escreve a carta.',
      sections: [
        {
          heading: 'Os passos',
          blocks: [
            {
              steps: [
                'Escolha o que combina com o seu problema. Depois diga quem deve, quanto e o que aconteceu. Você não precisa de uma conta.',
                'Veja a carta crescer. Cada resposta vira uma frase que você pode mudar.',
                'Veja como está o seu pedido. Antes de você pagar, dizemos o que um tribunal olharia.',
                {
                  when: 'sold-demand-letter',
                  text: 'Escolha um pacote e pague. Só a carta custa {letterAlonePrice} mais o imposto sobre vendas (sales tax).',
                },
                { when: 'no-sold-demand-letter', text: 'Escolha um pacote e pague.' },
                'Leia a carta inteira. Mude o que quiser e aprove. Nada é enviado antes disso.',
                {
                  when: 'no-mails-letters',
                  text: 'Envie a carta. Você imprime e põe no correio, com um guia para cada passo.',
                },
                {
                  when: 'mails-letters',
                  text: 'Envie a carta. Nós imprimimos e enviamos, ou você faz isso com um guia para cada passo.',
                },
              ],
            },
          ],
        },
        {
          heading: 'O que você recebe',
          blocks: [
            'Os dois exemplos vêm do mesmo programa que faz os seus. As pessoas e o pedido neles são inventados.',
            { show: 'samples' },
            {
              when: 'no-court-forms',
              text: 'Os documentos para o tribunal são rascunhos. Compare com o formulário atual do tribunal antes de dar entrada.',
            },
            {
              when: 'court-forms',
              text: 'Se o tribunal tem um formulário para o seu caso, ele é preenchido com as suas respostas.',
            },
          ],
        },
        {
          heading: 'O que o site não faz',
          blocks: [
            {
              list: [
                'Não é um escritório de advocacia e não dá conselho jurídico.',
                { when: 'no-mails-letters', text: 'Não põe cartas no correio por você. Você imprime e envia.' },
                'Não dá entrada em documentos no tribunal. Você dá entrada, com um guia para cada passo.',
                'Não promete que você vai receber o seu dinheiro.',
              ],
            },
          ],
        },
      ],
    },
    '/prices': {
      title: 'Preços e reembolsos',
      description: 'Quanto custa cada pacote, quando você paga e como são os reembolsos.',
      lead: 'Você paga uma vez só, depois das suas respostas. Não há assinatura mensal.',
      sections: [
        { heading: 'Pacotes', blocks: [{ show: 'packages' }] },
        {
          heading: 'O que pode mudar o preço',
          blocks: [
            {
              list: [
                'O imposto sobre vendas (sales tax) é somado. Ele depende de onde você mora, e você vê antes de pagar.',
                'No pacote da carta, cada pessoa ou empresa depois da primeira custa {extraPrice} a mais. Os pacotes maiores já incluem.',
                'Um cupom tira uma parte.',
                {
                  when: 'no-mails-letters',
                  text: 'As taxas do tribunal e o correio não estão incluídos. Você paga à parte.',
                },
                { when: 'mails-letters', text: 'As taxas do tribunal não estão incluídas. Você paga à parte.' },
                {
                  when: 'mails-letters',
                  text: 'Se nós enviarmos a sua carta pelo correio, você vê esse preço antes de pagar.',
                },
              ],
            },
          ],
        },
        {
          heading: 'Quando você paga',
          blocks: [
            'Você paga depois de responder às perguntas e ver como está o seu pedido. Você lê a carta inteira depois de pagar. Até aprovar a carta, você pode mudar quantas vezes quiser, sem custo.',
            'O que não podemos fazer para o seu pedido não é vendido a você.',
            'Você pode pegar um pacote maior mais tarde. Então paga só a diferença.',
          ],
        },
        {
          heading: 'Reembolsos',
          blocks: [
            {
              when: 'simulated-payment',
              text: 'Hoje os pagamentos neste site são simulados. Nada é cobrado, então não há nada para devolver.',
            },
            'Até aprovar ou enviar a sua carta, você recebe todo o seu dinheiro de volta com um clique. Com uma conta, o botão está em [Compras](/billing). Sem conta, abra o link do e-mail com o seu recibo.',
            'Depois disso, escreva para nós e dê o número da compra. O endereço está em [Contato](/contact).',
          ],
        },
      ],
    },
    '/help': {
      title: 'Ajuda',
      description: 'Respostas a perguntas comuns, e onde uma pessoa ajuda você de graça.',
      lead: 'Respostas curtas para o que as pessoas mais perguntam.',
      sections: [
        {
          heading: 'Preciso de uma conta?',
          blocks: [
            'Não. Você pode escrever e pagar sem conta. Com uma conta, você encontra a sua carta em qualquer dispositivo.',
          ],
        },
        {
          heading: 'Saí no meio. O meu trabalho se perdeu?',
          blocks: [
            'Não. Abra este site no mesmo navegador do mesmo dispositivo. Guardamos um pedido não pago por 30 dias depois da sua última mudança, ou 180 dias com uma conta.',
          ],
        },
        {
          heading: 'Posso mudar a carta depois de pagar?',
          blocks: [
            'Sim. Você pode mudar a carta até aprovar, e mais tarde pode aprovar uma versão nova. As versões já aprovadas ficam como estavam. O preço e o valor que você pede também ficam iguais.',
          ],
        },
        {
          heading: 'Quem envia a carta?',
          blocks: [
            {
              when: 'no-mails-letters',
              text: 'Você. Você imprime a carta com uma folha para o endereço e os passos do correio certificado (certified mail). Com ele, o correio anota quem recebeu a carta e quando.',
            },
            {
              when: 'mails-letters',
              text: 'Você escolhe. Podemos imprimir e enviar por correio certificado (certified mail), ou você faz isso. Com ele fica anotado quem recebeu a carta e quando.',
            },
            {
              when: 'email-letters',
              text: 'Também podemos enviar a carta por e-mail para a outra parte. Para isso você precisa de uma conta com um e-mail confirmado.',
            },
            {
              when: 'no-email-letters',
              text: 'Enquanto os pagamentos aqui são simulados, este site não envia cartas por e-mail para a outra parte.',
            },
          ],
        },
        {
          heading: 'E se não pagarem?',
          blocks: [
            'Você pode dar entrada em uma ação no tribunal. Os pacotes maiores preparam os documentos. No tribunal há prazos, e a página “Como está o seu pedido” mostra o seu.',
          ],
        },
        {
          heading: 'Que idiomas posso usar?',
          blocks: [
            'O site fala {languages}. A carta e os documentos para o tribunal são em inglês. Ao lado da carta, você pode ler tudo no seu idioma.',
          ],
        },
        {
          heading: 'O que faz “Sair agora”?',
          blocks: [
            'Esvazia a tela na hora, sai da sua conta neste navegador e abre uma página do tempo. Se você voltar, primeiro vê uma página vazia.',
            'Não apaga o seu pedido. Não limpa a lista de páginas que o navegador guarda. Palavras que ainda não foram salvas podem se perder.',
            'Em um dispositivo que outras pessoas usam, use uma janela privada ou limpe essa lista.',
          ],
        },
        {
          heading: 'Como pego os meus dados, ou apago?',
          blocks: [
            'Abra [Seus dados](/your-data) no navegador que você usou. Se você tem uma conta, abra as [configurações](/settings).',
          ],
        },
        {
          heading: 'Recebi uma carta. É de verdade?',
          blocks: [
            'Uma pessoa escreveu a carta com este site e assinou. Ela não vem de um tribunal. Uma carta por e-mail tem um link no final. Ali você pode denunciar a carta, ou dizer que não quer mais nenhuma.',
          ],
        },
        {
          heading: 'Quero falar com uma pessoa',
          blocks: [
            'Ajuda jurídica grátis {inCourtState}: {freeHelp}.',
            'Se você está em perigo, ligue para 911. Para perguntas sobre este site, veja [Contato](/contact).',
          ],
        },
      ],
    },
    '/privacy': {
      title: 'Privacidade',
      description: 'O que guardamos, onde, por quanto tempo, quem vê e como sair.',
      lead: 'Guardamos o que a sua carta precisa. Não mostramos anúncios, não vendemos nada e não seguimos você em outros sites.',
      sections: [
        {
          heading: 'O que guardamos',
          blocks: [
            {
              list: [
                'As suas respostas: nomes, endereços, o valor e o seu relato. Enquanto você escreve, uma cópia fica no seu navegador.',
                'A sua assinatura, as suas cartas e os seus documentos para o tribunal.',
                'Fotos e arquivos que você adiciona como prova. Fazemos uma cópia limpa de cada um, sem dados escondidos como o lugar.',
                'O e-mail que você dá ao pagar, e a sua compra. Os dados do cartão ficam na página. Eles não são enviados para nós.',
                'Com uma conta: o seu e-mail, uma forma embaralhada da sua senha e onde a sua conta está aberta.',
                'Uma marca em código da sua rede e do seu navegador. Ela ajuda a parar abusos e a notar uma entrada de um lugar novo.',
                'Um registro do que foi feito e quando, como “carta aprovada”. Ele não tem nomes nem textos.',
              ],
            },
          ],
        },
        {
          heading: 'Onde fica, e o que as chaves protegem',
          blocks: [
            'Fica no servidor de quem cuida deste site. Respostas, cartas, assinaturas e arquivos são trancados com uma chave antes de serem guardados. A chave fica em outro lugar. Quem roubar só o banco de dados não pode ler nada disso.',
            'Quem cuida do site tem a chave. Por isso, poderia ler o seu pedido. Cartas por e-mail que parecem fraude esperam por essa pessoa. Quando ela abre uma, isso fica escrito.',
          ],
        },
        {
          heading: 'Quem mais vê',
          blocks: [
            {
              list: [
                'A outra parte vê a sua carta quando você envia.',
                'Uma pessoa a quem você dá um link, como alguém que assina com você, vê aquilo para que o link serve.',
                'Um serviço de e-mail leva as nossas mensagens.',
                {
                  when: 'no-simulated-payment',
                  text: 'Você paga pela Stripe. A Stripe recebe o seu cartão, o seu e-mail e o que você compra. Ela não recebe o seu pedido.',
                },
                {
                  when: 'mails-letters',
                  text: 'Se nós enviarmos a sua carta pelo correio, a empresa que imprime e envia recebe a carta e os endereços que estão nela. Ela não recebe as suas outras respostas.',
                },
                {
                  when: 'google',
                  text: 'O Google recebe o que você digita nos campos de endereço, para sugerir endereços. Quem pergunta é o nosso servidor, então o Google não vê o seu dispositivo.',
                },
              ],
            },
            'As suas palavras não são enviadas a nenhum serviço de IA.',
          ],
        },
        {
          heading: 'Por quanto tempo guardamos',
          blocks: [
            {
              heads: ['O quê', 'Por quanto tempo'],
              rows: [
                ['Pedido não pago, sem conta', '30 dias depois da sua última mudança'],
                ['Pedido não pago, com conta', '180 dias depois da sua última mudança'],
                [
                  'Pedido pago, sem conta',
                  '[[keepPaidYears]] anos depois da sua última visita. Enviamos um e-mail 30 dias antes de apagar.',
                ],
                ['Pedido pago, com conta', 'Até você apagar a conta'],
                ['Um arquivo com todos os seus dados, que você pediu', '7 dias'],
                ['E-mails que enviamos', 'O texto some na hora. O registro some depois de 30 dias.'],
                ['Registro de um pagamento, depois que você apaga os seus dados', '7 anos, sem o seu nome'],
                ['Registro do que foi feito', 'Para sempre. Depois que você apaga os seus dados, não leva a ninguém.'],
                ['Quem pediu para não receber mais cartas', 'Para sempre, para não receber nenhuma'],
              ],
            },
            'As cópias de segurança guardam o que foi apagado até serem jogadas fora.',
          ],
        },
        {
          heading: 'Cookies',
          blocks: [
            'Há dois nossos. Um mantém o seu trabalho junto por 30 dias. O outro lembra o seu idioma por um ano.',
            { when: 'no-payment-form', text: 'Nenhum outro site põe ou lê cookies aqui.' },
            {
              when: 'payment-form',
              text: 'Na página onde você paga, o nosso serviço de pagamento Stripe põe os dele, para evitar o abuso de cartões.',
            },
          ],
        },
        {
          heading: 'Como sair',
          blocks: [
            'Você pode levar todos os seus dados e apagar tudo. Abra [Seus dados](/your-data), ou as [configurações](/settings) se você tem uma conta.',
          ],
        },
      ],
    },
    '/terms': {
      title: 'Termos de uso',
      description: 'O que você pode esperar deste site, e o que ele espera de você.',
      lead: 'Regras simples para usar este site.',
      sections: [
        {
          heading: 'O que é este site',
          blocks: [
            'É uma ferramenta para escrever. Não é um escritório de advocacia, e usar o site não faz de ninguém o seu advogado. Não é parte de um tribunal nem do governo.',
            'Foi feito para pedidos {inCourtState} de até {largestClaim}.',
          ],
        },
        {
          heading: 'O que você promete',
          blocks: [
            {
              list: [
                'O que você escreve é verdade, até onde você sabe.',
                'Você pede só dinheiro que acha que devem a você.',
                'Você não ameaça, não insulta e não enche ninguém de mensagens.',
                'Você assina com o seu próprio nome, ou tem permissão para assinar pela empresa.',
              ],
            },
          ],
        },
        {
          heading: 'O que podemos fazer',
          blocks: [
            'Paramos cartas com uma ameaça ou um número privado. Cartas por e-mail que parecem fraude, ou que alguém denunciou, podem ficar paradas. Avisamos você quando isso acontece.',
          ],
        },
        {
          heading: 'O que não prometemos',
          blocks: [
            'Não prometemos que você ganhe ou receba. As leis mudam, e podemos errar. Cada regra que mostramos diz de onde vem. Confira o que é importante para você, ou pergunte a um advogado.',
          ],
        },
        {
          heading: 'O que é seu',
          blocks: ['As suas palavras, cartas e documentos são seus. Use como quiser, também sem este site.'],
        },
        {
          heading: 'Quem cuida do site',
          blocks: [
            { when: 'operator', text: 'Quem cuida deste site: [[operatorName]]. Veja [Contato](/contact).' },
            {
              when: 'no-operator',
              text: 'Ainda não há o nome de quem cuida deste site. Até lá, use o site só para experimentar.',
            },
          ],
        },
      ],
    },
    '/accessibility': accessibility,
    '/contact': {
      title: 'Contato',
      description: 'Quem cuida deste site e como falar com essa pessoa ou empresa.',
      lead: 'Quem cuida deste site e como falar com essa pessoa ou empresa.',
      sections: [
        {
          heading: 'Quem cuida deste site',
          blocks: [
            { show: 'operator' },
            {
              when: 'no-operator',
              text: 'O nome, o endereço e o e-mail ainda não foram postos neste site. Até lá, nenhum pagamento real pode ser cobrado aqui.',
            },
          ],
        },
        {
          heading: 'Antes de escrever',
          blocks: [
            {
              list: [
                'Para perguntas comuns, veja [Ajuda](/help).',
                'Para pegar ou apagar o que guardamos sobre você, abra [Seus dados](/your-data).',
                'Para denunciar uma carta que você recebeu, use o link no final do e-mail dela.',
                'Se há um problema com um pagamento, dê o número da compra que está no seu recibo.',
              ],
            },
            'Não podemos dar conselho jurídico. Ajuda jurídica grátis {inCourtState}: {freeHelp}.',
          ],
        },
      ],
    },
  },
};
