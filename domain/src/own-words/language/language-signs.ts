import { setOf } from '../sentences/verb-words.ts';

/**
 * What tells Latin-letter languages apart in one line: the short words every sentence needs, the words of a claim, and
 * word endings. Accents are gone, as many people type without them. Written for this product; UDHR-trained libraries
 * (franc-min, 56 KB) read one-line Spanish as Portuguese or French.
 */
export type LanguageSigns = {
  readonly words: ReadonlySet<string>;
  /** Of words of five letters and more; at most five letters long. */
  readonly endings: ReadonlySet<string>;
  /** Letters that hardly any of the others has. */
  readonly letters: string;
};

export const SIGNS: Readonly<Record<string, LanguageSigns>> = {
  en: {
    words:
      setOf(`the and of to in is was it that for on with he she they you we are were be been have has had my your his
      her our their its this these those at by from not but or as if so an what when where who which will would could
      should can did does do do me him them us after before because until since there then than out up down about into
      over again just never ever still only all any some no yes very too also back off own one two three four five six
      paid pay money rent deposit lease landlord tenant apartment house car work worked job said told asked called came
      went gave took sent left kept broke broken returned return refused promised bought sold fixed repair repairs bill
      check cash dollars month months week weeks day days year years time please thank never nobody nothing something
      because owner contractor store company roof leak water heat door window floor damage damaged hit street signed
      letter contract agreement receipt charged charge refund owe owes owed used new old first last next more most how
      why get got make made know knew want wanted need needed let put see saw find found i am im dont didnt cant wont
      finished started stopped delivered wrong late early same other another each every both few many much while during
      without against between under through here now later soon today tomorrow yesterday my'.`),
    endings: setOf('ing tion ments ness ously ught ould'),
    letters: '',
  },
  es: {
    words:
      setOf(`el la los las un una unos unas de del que y en es no se lo le les me te nos su sus mi mis tu tus con por
      para pero como mas ya yo ella ellos ellas usted ustedes nosotros al si sin sobre hasta desde cuando donde quien
      porque fue era eran esta estaba estan este esto eso esa ese son ha he han habia hay tiene tenia tengo nunca nada
      nadie siempre tambien muy todo toda todos todas otro otra dos tres cuatro cinco seis siete ocho nueve diez dia
      dias mes meses semana semanas ano anos hoy ayer antes despues luego entonces casa casero dueno deposito renta
      alquiler dinero plata pago pague pagar pagado pagaron debe deben debo trabajo trabaje trabajar trabaja carro coche
      camion puerta techo agua cocina bano llave llaves contrato recibo factura cheque efectivo dolares dijo dije dijeron
      llame llamo llamar vino fui hizo hice hicieron dio di quiero quiere quiso necesito devolver devolvio devuelva
      devuelve regreso rompio rompieron arreglo arreglar mando envio compre vendio tarjeta tienda firme firmo deja dejo
      favor gracias senor senora abogado corte juez cobro cobraron cobrar danos dano choco chocaron golpeo perdi perdio
      robo robaron esposa esposo hijo hija hermano vecino jefe patron aun todavia solo cada mucho mucha poco mal bien
      mientras contra entre hace horas hora tiempo veces vez mio mia nuestra nuestro cual fueron estoy estaba somos
      quedo quede puede pudo puedo pude sabe sabia prometio prometieron acordamos termino terminar terminaron nuevo
      nueva primer primera ultimo ultima cuarto piso apartamento sofa nevera estufa ventana pared vive vivia vivo mudé
      mude mudamos entregue entrego quejo nego negaron tuve tuvo tuvimos pedi pidio lunes martes miercoles jueves viernes
      sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`),
    endings: setOf('cion ieron aron iendo ando adas ados imos emos dad mente ero era aba ian ste'),
    letters: 'ñ¿¡',
  },
  tr: {
    words:
      setOf(`bir ve bu da de mi mu ben sen o biz siz onlar benim senin onun bizim sizin bana sana ona bize size onlara
      beni seni onu bizi sizi icin ile gibi kadar ama fakat cunku cok daha en hic her sey degil var yok ne nasil neden
      nicin kim hangi nerede sonra once simdi bugun dun yarin gun gunu gunler ay ayda aydir hafta haftalik yil yilinda
      iki uc dort bes alti yedi sekiz dokuz on yuz bin ev evi evden eve evin sahibi sahibim kira kirayi kiraci depozito
      depozitomu depozitoyu para parami parayi paramin odedim odedi odemedi odeme odenmedi verdi verdim vermedi vermedim
      aldi aldim almadi geldi gelmedi gitti dedi demedi soyledi soz sozlesme yapti yapmadi etti etmedi oldu olmadi
      olan olarak araba arabam arabama arabami tamir tamirci usta is isi isci isini calistim calisti maas maasimi ucret
      fatura fis makbuz kart karti kapi su cati mutfak banyo anahtar lutfen tesekkur ederim istiyorum istedim istedi
      geri bana hala henuz artik yine tekrar bile sadece yalnizca hemen boyle soyle oyle ise diye ki ya veya hem iade
      ettim hasar zarar kirdi kirildi bozuk bozuldu carpti carpan mahkeme avukat dava alacak borc borcu alacagim gibi
      tarihinde tarihli dolar lira kez defa bey hanim oda daire dairede bina site komsu esim oglum kizim aradim aradi
      cevap mesaj yazdim yazdi imzaladik imzaladi satin mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik
      ocak subat pazartesi sali carsamba persembe cuma cumartesi pazar ragmen dolayi tarafindan uzerine arasinda yoktu vardi eski parca yeni elimi yuzume telefonu gonderin gonderdi bitti basti komsum mutfagi makinesi bozdu kapatti takti surucu arka oldugu kaldi cikti cikti girdi getirdi goturdu yoktur bende kendi butun hepsi insan adam kadin cocuk cocuklar dukkan magaza teklif iptal soz siparis`),
    endings: setOf(
      'lari leri ların lerin dim tim dum tum medi madi iyor uyor yorum acak ecek misti mistir lar ler nden ndan inde inda imiz iniz arak erek digi dugu mis mus siz suz lik luk ildi ledi ladi tik dik duk tuk iler ilar meye maya mek mak yle dir tir umuz atti etti itti isti asti usti ydu ydi yordu rdu ndi ndu imi umu nizi leri iyle ayla eyle yla undan inden larda lerde dilar diler kten ktan landi lendi rsen rsan zsen zsan zseniz zsaniz seniz saniz siniz sunuz iniz unuz rim rum riz ruz mez maz mezs olur urum irim arim erim irdi ardi meden madan ince unca iyle iyim lere lara lerin larin cegi cagi diler dilar tiler mede mada nin nun nde nda den dan yim yum sini sunu ini unu',
    ),
    letters: 'ığşİüöç',
  },
  pt: {
    words:
      setOf(`o os as um uma uns umas do da dos das que e em nao se lhe me te nos seu sua seus suas meu minha meus minhas
      com por para mas como mais ja eu ele ela eles elas voce voces ao aos pela pelo sem ate quando onde quem porque foi
      era esta estava este isto isso essa esse sao tem tinha tenho nunca nada ninguem sempre tambem muito tudo todo outro
      dois duas tres quatro cinco dia dias mes meses semana ano anos hoje ontem antes depois casa senhorio dono deposito
      aluguel aluguer dinheiro paguei pagou pagar trabalho trabalhei carro porta telhado agua cozinha chave contrato recibo
      disse liguei veio fez fiz deu quero preciso devolveu devolver quebrou consertar obrigado senhor senhora advogado
      ainda so cada minha nossa nosso ficou estou havia teve ainda voltou mandou comprei loja`),
    endings: setOf('cao coes aram eram iram ando endo dade mente ei ou agem inho inha'),
    letters: 'ãõç',
  },
  fr: {
    words:
      setOf(`le la les un une des du de que et en est ne pas se lui me te nous vous son sa ses mon ma mes ton ta votre
      notre leur avec par pour mais comme plus je tu il elle ils elles on au aux si sans sur jusque quand ou qui parce etait
      ete cette ce cet sont ont avait ai jamais rien personne toujours aussi tres tout toute autre deux trois quatre cinq
      jour jours mois semaine an ans avant apres maison proprietaire argent paye payer loyer travail voiture porte toit eau
      cle contrat recu dit appele venu fait donne veux rendu rendre merci monsieur madame avocat dans chez depuis encore
      caution jamais c'est d'un qu'il j'ai n'a l'argent cest jai`),
    endings: setOf('ment tion aient eaux euse ions ait eux'),
    letters: 'çèêœ',
  },
  it: {
    words:
      setOf(`il lo la gli le un uno una di del della dei delle che e in non si mi ti ci vi suo sua mio mia tuo nostro
      con per ma come piu gia io lui lei loro noi voi al alla dal dalla nel nella sul se senza fino quando dove chi perche
      era questo quello sono ha ho hanno aveva mai niente nessuno sempre anche molto tutto altro due tre quattro giorno
      mese settimana anno prima dopo casa proprietario soldi pagato pagare affitto lavoro macchina porta tetto acqua chiave
      contratto detto chiamato venuto fatto dato voglio restituito grazie signore avvocato ancora cauzione`),
    endings: setOf('zione mente ato ata are ere iamo ando endo'),
    letters: 'ìò',
  },
  de: {
    words:
      setOf(`der die das den dem des ein eine einen einem und ist nicht mit auf fur von zu im am ich er sie es wir ihr
      mein meine mir mich ihm sich aber auch nur noch nach bei aus wenn dass weil war waren hat habe haben hatte wurde
      geld miete kaution vermieter wohnung bezahlt gezahlt arbeit auto haus tag tage monat jahr nie nichts`),
    endings: setOf('ungen ung lich keit heit isch'),
    letters: 'ßüö',
  },
  pl: {
    words:
      setOf(`i w na nie sie z do to jest ze jak za od po co ale czy tak juz tylko przez mi moj moja mnie mu jej ich byl
      byla bylo sa mam ma pieniadze kaucja czynsz mieszkanie zaplacilem praca samochod dom dzien miesiac nigdy nic pan
      pani prosze zwrocil powiedzial`),
    endings: setOf('lem lam owac nie osc ych ego'),
    letters: 'łżęąśźć',
  },
  ht: {
    words:
      setOf(`mwen li nou yo ou pa te ap la nan ak pou ki sa yon gen fe di bay lajan kay lwaye peye pe met depo travay
      machin jou mwa ane poukisa paske men tou anpil kote moun chak toujou janm anyen remet pran ale vini mwenm`),
    endings: setOf('yon man'),
    letters: 'òè',
  },
  vi: {
    words: setOf('toi khong va cua la da cho nha tien mot nguoi co trong nay voi duoc den phai chu thue tra lai'),
    endings: new Set(),
    letters: 'ơưđạảấầậắằặẹẻếềệịỉọỏốồộớờợụủứừựỳỹ',
  },
};
