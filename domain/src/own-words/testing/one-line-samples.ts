/** Sixty lines in each language of the interface, as people type them: without accents, without capitals, short. */
export const ONE_LINE_SAMPLES = {
  en: `The landlord kept my deposit
I paid him in March
He never came back
Please return my money
The car was hit at the light
They charged me twice for the sofa
i worked 3 weeks and got nothing
no heat for nine days
My phone broke after two weeks
the store refused the refund
She owes me 400 dollars
We moved out on July 31
Roof still leaks
You left the deck unfinished
He took the keys and my tools
the dog bit my hand
my check was never cashed
Nobody answered the door
I want a refund
The bill was too high
It was raining that day
She said the part was on order
I have the receipt and photos
Water came through the ceiling
The movers broke our table
My car was towed from my own spot
This is the third letter
you promised to fix it
They never sent the order
He drove away
I lent her $900 for rent
the mechanic used old parts
There was mold in the bathroom
we had no hot water
The gym kept charging my card
Your worker scratched the floor
I canceled before the trial ended
Our wedding had no photographer
The tenant left without paying
The fence fell on my truck
it took eleven weeks
My suit came back with a hole
I was the driver behind you
Two windows were broken
They sold me a bad engine
The contractor stopped coming
I called nine times
He hung up on me
The bed had bugs
My flight was canceled
the estimate was 1200
You kept the last paycheck
I did the work as agreed
My neighbor saw it
The ring was lost at your shop
We agreed on a price
The washer flooded the kitchen
I was told to wait
Please send the check by mail
The lease ended in August`,
  es: `El casero no me devolvio el deposito
Le pague en marzo
Nunca regreso
Por favor devuelva mi dinero
Me chocaron el carro en el semaforo
Me cobraron dos veces
Trabajé dos semanas y no me pagó
no hubo calefaccion por nueve dias
el telefono se rompio en dos semanas
la tienda no quiso devolver el dinero
Ella me debe 400 dolares
Nos mudamos el 31 de julio
El techo todavia gotea
Dejaron el trabajo sin terminar
Se llevo las llaves y mis herramientas
el perro me mordio la mano
mi cheque nunca fue cobrado
Nadie abrió la puerta
Quiero un reembolso
La cuenta era muy alta
Estaba lloviendo ese dia
Dijo que la pieza estaba pedida
Tengo el recibo y las fotos
Entraba agua por el techo
Los de la mudanza rompieron la mesa
Se llevaron mi carro con la grua
Esta es la tercera carta
usted prometio arreglarlo
Nunca mandaron el pedido
Se fue manejando
Le presté novecientos para la renta
el mecanico puso piezas usadas
Había moho en el baño
no teniamos agua caliente
El gimnasio siguio cobrando mi tarjeta
Su empleado rayó el piso
Cancelé antes de terminar la prueba
La boda se quedo sin fotografo
El inquilino se fue sin pagar
La cerca cayo sobre mi camioneta
tardo once semanas
El traje volvio con un hueco
Yo manejaba detras de usted
Rompieron dos ventanas
Me vendieron un motor malo
El contratista dejo de venir
Llamé nueve veces
Me colgó el teléfono
La cama tenia chinches
Cancelaron mi vuelo
el presupuesto era de 1200
Se quedo con mi ultimo cheque
Hice el trabajo como acordamos
Mi vecino lo vio todo
Perdieron el anillo en su tienda
Quedamos en un precio
La lavadora inundo la cocina
Me dijeron que esperara
Mande el cheque por correo
El contrato termino en agosto`,
  tr: `Ev sahibi depozitomu vermedi
Mart ayında ona ödedim
Bir daha gelmedi
Lutfen parami geri verin
Arabama arkadan carpti
Iki hafta calistim parami alamadim
Beni iki kez ücretlendirdiler
dokuz gun kalorifer yanmadi
Telefonum iki haftada bozuldu
magaza para iadesi yapmadi
Bana 400 dolar borcu var
31 Temmuzda evden çıktık
Çatı hâlâ akıtıyor
Isi yarim biraktilar
Anahtarları ve aletlerimi aldı
kopek elimi isirdi
cekim hic bozdurulmadi
Kapıyı kimse açmadı
Paramı geri istiyorum
Fatura çok yüksekti
O gun yagmur yagiyordu
Parçanın siparişte olduğunu söyledi
Makbuz ve fotoğraflar bende
Tavandan su geliyordu
Nakliyeciler masamizi kirdi
Arabamı çektiler
Bu üçüncü mektubum
tamir edeceginize soz verdiniz
Siparisi hic gondermediler
Arabayla kaçtı
Kira icin ona 900 dolar borc verdim
usta eski parca takti
Banyoda küf vardı
sicak suyumuz yoktu
Spor salonu kartımdan para çekmeye devam etti
Isciniz parkeyi cizdi
Deneme süresi bitmeden iptal ettim
Düğünümüze fotoğrafçı gelmedi
Kiracı ödemeden çıktı
Çit kamyonetimin üstüne düştü
on bir hafta surdu
Takım elbisem delik geldi
Arkanizdaki surucu bendim
Iki cam kirildi
Bana bozuk motor sattilar
Müteahhit gelmeyi bıraktı
Dokuz kez aradim
Telefonu yuzume kapatti
Yatakta böcek vardı
Uçuşum iptal edildi
teklif 1200 dolardi
Son maasimi vermediniz
Isi anlastigimiz gibi yaptim
Komşum gördü
Yüzüğüm dükkanınızda kayboldu
Fiyatta anlaştık
Camasir makinesi mutfagi su basti
Beklememi söylediler
Ceki postayla gonderin
Sozlesme agustosta bitti`,
} as const;
