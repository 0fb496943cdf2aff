import { accessibility, conformance } from './conformance/tr.ts';
import type { InformationWords } from './information-words.ts';

export const words: InformationWords = {
  start: 'Mektubunuza başlayın',
  samples: {
    letter: 'Örnek mektup',
    letterPicture: '$2,440.00 tutarında kira depozitosu isteyen örnek bir mektubun ilk sayfası',
    openLetter: 'Örnek mektubu açın (PDF, İngilizce)',
    openPapers: 'Örnek mahkeme belgelerini açın (PDF, İngilizce)',
  },
  conformance,
  packages: { plusTax: 'tek ödeme, artı satış vergisi', notSold: 'Bu paket bu sitede yok.' },
  operator: { name: 'Ad', address: 'Adres', email: 'E-posta' },
  pages: {
    '/how-it-works': {
      title: 'Nasıl çalışır',
      description: 'Basit sorulardan imzalı mektuba: adımlar, örnek mektup ve örnek mahkeme belgeleri.',
      lead: 'Plainclaim, {inCourtState} size borçlu olunan parayı istemenize yardım eder. Siz soruları yanıtlarsınız. Mektubu program yazar.',
      sections: [
        {
          heading: 'Adımlar',
          blocks: [
            {
              steps: [
                'Sorununuza uyanı seçin. Sonra kimin size ne kadar borçlu olduğunu ve ne olduğunu yazın. Hesap gerekmez.',
                'Mektubun oluşmasını izleyin. Her yanıt, değiştirebileceğiniz bir cümle olur.',
                'Talebinizin durumunu görün. Mahkemenin neye bakacağını ödemeden önce söyleriz.',
                {
                  when: 'sold-demand-letter',
                  text: 'Bir paket seçip ödeyin. Yalnız mektup {letterAlonePrice} artı satış vergisidir.',
                },
                { when: 'no-sold-demand-letter', text: 'Bir paket seçip ödeyin.' },
                'Mektubun tamamını okuyun. İstediğinizi değiştirin ve onaylayın. Bundan önce hiçbir şey gönderilmez.',
                {
                  when: 'no-mails-letters',
                  text: 'Gönderin. Siz yazdırıp postalarsınız; bir rehber her adımı söyler.',
                },
                {
                  when: 'mails-letters',
                  text: 'Gönderin. Biz yazdırıp postalarız ya da bir rehberle siz postalarsınız.',
                },
              ],
            },
          ],
        },
        {
          heading: 'Ne alırsınız',
          blocks: [
            'İki örnek de sizinkini yapan programdan çıkar. İçlerindeki kişiler ve talep uydurmadır.',
            { show: 'samples' },
            {
              when: 'no-court-forms',
              text: 'Mahkeme belgeleri taslaktır. Vermeden önce mahkemenin güncel formuyla karşılaştırın.',
            },
            {
              when: 'court-forms',
              text: 'Mahkemenin davanız için bir formu varsa, o form yanıtlarınızla doldurulur.',
            },
          ],
        },
        {
          heading: 'Ne yapmaz',
          blocks: [
            {
              list: [
                'Hukuk bürosu değildir ve hukuki danışmanlık vermez.',
                { when: 'no-mails-letters', text: 'Sizin yerinize mektup postalamaz. Siz yazdırıp postalarsınız.' },
                'Mahkemeye belge vermez. Belgeleri siz verirsiniz; her adımda yanınızda bir rehber olur.',
                'Paranızı alacağınıza söz vermez.',
              ],
            },
          ],
        },
      ],
    },
    '/prices': {
      title: 'Fiyatlar ve iadeler',
      description: 'Her paketin fiyatı, ne zaman ödediğiniz ve iadelerin nasıl olduğu.',
      lead: 'Yanıtlarınızdan sonra bir kez ödersiniz. Abonelik yoktur.',
      sections: [
        { heading: 'Paketler', blocks: [{ show: 'packages' }] },
        {
          heading: 'Fiyatı neler değiştirebilir',
          blocks: [
            {
              list: [
                'Satış vergisi eklenir. Yaşadığınız yere göre değişir; ödemeden önce görürsünüz.',
                'Mektup paketinde ilkinden sonraki her kişi ya da firma {extraPrice} daha tutar. Büyük paketlerde bunlar fiyata dahildir.',
                'Kupon fiyatı düşürür.',
                {
                  when: 'no-mails-letters',
                  text: 'Mahkeme harçları ve posta dahil değildir. Onları kendiniz ödersiniz.',
                },
                { when: 'mails-letters', text: 'Mahkeme harçları dahil değildir. Onları kendiniz ödersiniz.' },
                { when: 'mails-letters', text: 'Mektubunuzu biz postalarsak bunun fiyatını ödemeden önce görürsünüz.' },
              ],
            },
          ],
        },
        {
          heading: 'Ne zaman ödersiniz',
          blocks: [
            'Soruları yanıtlayıp talebinizin durumunu gördükten sonra ödersiniz. Mektubun tamamını ödedikten sonra okursunuz. Onaylayana kadar istediğiniz kadar ücretsiz değiştirebilirsiniz.',
            'Talebiniz için hazırlayamadığımız şey size satılmaz.',
            'Daha büyük bir paketi sonra da alabilirsiniz. O zaman yalnız farkı ödersiniz.',
          ],
        },
        {
          heading: 'İadeler',
          blocks: [
            {
              when: 'simulated-payment',
              text: 'Bugün bu sitedeki ödemeler denemedir. Para alınmaz; bu yüzden geri ödenecek bir şey yoktur.',
            },
            'Mektubunuzu onaylayana veya gönderene kadar paranızın tamamını tek tuşla geri alırsınız. Hesabınız varsa düğme [Faturalar](/billing) sayfasındadır. Yoksa makbuz e-postanızdaki bağlantıyı açın.',
            'Ondan sonra bize yazın ve sipariş numaranızı verin. Adresi [İletişim](/contact) sayfasında bulursunuz.',
          ],
        },
      ],
    },
    '/help': {
      title: 'Yardım',
      description: 'Sık sorulan soruların yanıtları ve bir kişiden ücretsiz yardım alabileceğiniz yer.',
      lead: 'En çok sorulanlara kısa yanıtlar.',
      sections: [
        {
          heading: 'Hesap gerekir mi?',
          blocks: ['Hayır. Hesapsız yazabilir ve ödeyebilirsiniz. Hesapla mektubunuzu her cihazdan bulursunuz.'],
        },
        {
          heading: 'Yarıda bıraktım. Yazdıklarım kayboldu mu?',
          blocks: [
            'Hayır. Bu siteyi aynı cihazda aynı tarayıcıyla açın. Ödenmemiş talebi son değişiklikten sonra 30 gün, hesap varsa 180 gün saklarız.',
          ],
        },
        {
          heading: 'Ödedikten sonra mektubu değiştirebilir miyim?',
          blocks: [
            'Evet. Onaylayana kadar değiştirebilir, sonra da yeni bir sürüm onaylayabilirsiniz. Daha önce onayladığınız sürümler olduğu gibi kalır. Fiyat ve istediğiniz tutar da aynı kalır.',
          ],
        },
        {
          heading: 'Mektubu kim gönderir?',
          blocks: [
            {
              when: 'no-mails-letters',
              text: 'Siz. Adres sayfası ve taahhütlü postanın adımlarıyla yazdırırsınız. Bu yolla posta, mektubu kimin ne zaman aldığını not eder.',
            },
            {
              when: 'mails-letters',
              text: 'Siz seçersiniz. Mektubu biz yazdırıp taahhütlü postayla göndeririz ya da siz gönderirsiniz. Taahhütlü postada mektubu kimin ne zaman aldığı not edilir.',
            },
            {
              when: 'email-letters',
              text: 'Karşı tarafa e-postayla da gönderebiliriz. Bunun için doğrulanmış e-postası olan bir hesap gerekir.',
            },
            {
              when: 'no-email-letters',
              text: 'Buradaki ödemeler deneme olduğu sürece bu site karşı tarafa e-postayla mektup göndermez.',
            },
          ],
        },
        {
          heading: 'Ödemezlerse ne olur?',
          blocks: [
            'Mahkemede dava açabilirsiniz. Büyük paketler belgeleri hazırlar. Mahkemede süreler vardır; “Talebiniz ne durumda” sayfası sizinkini gösterir.',
          ],
        },
        {
          heading: 'Hangi dilleri kullanabilirim?',
          blocks: [
            'Sitenin dilleri: {languages}. Mektup ve mahkeme belgeleri İngilizcedir. Mektubu kendi dilinizde de okuyabilirsiniz.',
          ],
        },
        {
          heading: '“Hemen çık” ne yapar?',
          blocks: [
            'Ekranı hemen boşaltır, bu tarayıcıda oturumunuzu kapatır ve bir hava durumu sayfası açar. Geri dönerseniz önce boş bir sayfa görürsünüz.',
            'Talebinizi silmez. Tarayıcının tuttuğu sayfa listesini de silmez. Henüz kaydedilmemiş sözler kaybolabilir.',
            'Başkalarının da kullandığı bir cihazda gizli pencere kullanın ya da o listeyi silin.',
          ],
        },
        {
          heading: 'Verilerimi nasıl alır ya da silerim?',
          blocks: [
            'Kullandığınız tarayıcıda [Verileriniz](/your-data) sayfasını açın. Hesabınız varsa [ayarları](/settings) açın.',
          ],
        },
        {
          heading: 'Bana bir mektup geldi. Gerçek mi?',
          blocks: [
            'Onu bir kişi bu siteyle yazdı ve imzaladı. Mahkemeden gelmiyor. E-postayla gelen mektubun sonunda bir bağlantı vardır. Orada mektubu bildirebilir ya da başka mektup istemediğinizi söyleyebilirsiniz.',
          ],
        },
        {
          heading: 'Bir kişiyle konuşmak istiyorum',
          blocks: [
            '{inCourtState} ücretsiz hukuki yardım: {freeHelp}.',
            'Tehlikedeyseniz 911’i arayın. Bu siteyle ilgili sorular için [İletişim](/contact) sayfasına bakın.',
          ],
        },
      ],
    },
    '/privacy': {
      title: 'Gizlilik',
      description: 'Neyi, nerede, ne kadar sakladığımız, kimin gördüğü ve nasıl ayrılacağınız.',
      lead: 'Mektubunuz için gerekeni saklarız. Reklam göstermeyiz, hiçbir şey satmayız ve sizi başka sitelerde izlemeyiz.',
      sections: [
        {
          heading: 'Neyi saklarız',
          blocks: [
            {
              list: [
                'Yanıtlarınız: adlar, adresler, tutar ve anlattıklarınız. Yazarken bir kopyası tarayıcınızda durur.',
                'İmzanız, mektuplarınız ve mahkeme belgeleriniz.',
                'Kanıt olarak eklediğiniz fotoğraf ve dosyalar. Her birinin, çekildiği yer gibi gizli bilgiler olmadan temiz bir kopyasını yaparız.',
                'Öderken verdiğiniz e-posta ve siparişiniz. Kart bilgileri sayfada kalır. Bize gönderilmez.',
                'Hesap varsa: e-posta adresiniz, parolanızın karıştırılmış hali ve nerelerde oturum açtığınız.',
                'Ağınızın ve tarayıcınızın şifreli bir işareti. Kötüye kullanımı durdurmaya ve yeni bir yerden girişi fark etmeye yarar.',
                '“Mektup onaylandı” gibi, neyin ne zaman yapıldığının kaydı. İçinde ad ve metin yoktur.',
              ],
            },
          ],
        },
        {
          heading: 'Nerede durur ve anahtarlar neyi korur',
          blocks: [
            'Bu siteyi işletenin sunucusunda durur. Yanıtlar, mektuplar, imzalar ve dosyalar saklanmadan önce bir anahtarla kilitlenir. Anahtar ayrı tutulur. Yalnız veri tabanını çalan biri bunları okuyamaz.',
            'Anahtar siteyi işletendedir. Bu yüzden talebinizi okuyabilir. E-postayla gidecek olup dolandırıcılığa benzeyen mektuplar onun bakmasını bekler. Birini açtığında bu kaydedilir.',
          ],
        },
        {
          heading: 'Başka kim görür',
          blocks: [
            {
              list: [
                'Karşı taraf, mektubu gönderdiğinizde görür.',
                'Bağlantı verdiğiniz kişi, örneğin sizinle imzalayan biri, bağlantının gösterdiğini görür.',
                'E-postalarımızı bir posta hizmeti taşır.',
                {
                  when: 'no-simulated-payment',
                  text: 'Ödemeyi Stripe üzerinden yaparsınız. Stripe kartınızı, e-postanızı ve ne aldığınızı görür. Talebinizi görmez.',
                },
                {
                  when: 'mails-letters',
                  text: 'Mektubunuzu biz postalarsak, yazdırıp postalayan şirket mektubu ve üzerindeki adresleri alır. Öteki yanıtlarınızı almaz.',
                },
                {
                  when: 'google',
                  text: 'Adres alanlarına yazdıklarınız, adres önerisi için Google’a gider. Soran bizim sunucumuzdur; Google cihazınızı görmez.',
                },
              ],
            },
            'Yazdıklarınız hiçbir yapay zekâ hizmetine gönderilmez.',
          ],
        },
        {
          heading: 'Ne kadar saklarız',
          blocks: [
            {
              heads: ['Ne', 'Ne kadar'],
              rows: [
                ['Hesapsız, ödenmemiş talep', 'Son değişiklikten sonra 30 gün'],
                ['Hesaplı, ödenmemiş talep', 'Son değişiklikten sonra 180 gün'],
                [
                  'Hesapsız, ödenmiş talep',
                  'Son ziyaretinizden sonra [[keepPaidYears]] yıl. Silinmeden 30 gün önce size e-posta göndeririz.',
                ],
                ['Hesaplı, ödenmiş talep', 'Siz hesabı silene kadar'],
                ['İstediğiniz, bütün verilerinizin olduğu dosya', '7 gün'],
                ['Gönderdiğimiz e-postalar', 'Metin hemen silinir. Kaydı 30 gün sonra silinir.'],
                ['Verilerinizi sildikten sonra ödeme kaydı', '7 yıl, adınız olmadan'],
                ['Yapılanların kaydı', 'Süresiz. Verilerinizi sildikten sonra kimseye götürmez.'],
                ['Başka mektup istemeyenler', 'Süresiz, onlara mektup gitmesin diye'],
              ],
            },
            'Yedekler, silinenleri kendileri atılana kadar tutar.',
          ],
        },
        {
          heading: 'Çerezler',
          blocks: [
            'Bizim iki çerezimiz vardır. Biri yazdıklarınızı 30 gün bir arada tutar. Öbürü dilinizi bir yıl hatırlar.',
            { when: 'no-payment-form', text: 'Başka hiçbir site burada çerez koymaz ve okumaz.' },
            {
              when: 'payment-form',
              text: 'Ödeme sayfasında ödeme hizmetimiz Stripe, kartların kötüye kullanılmasını önlemek için kendi çerezlerini koyar.',
            },
          ],
        },
        {
          heading: 'Nasıl ayrılırsınız',
          blocks: [
            'Bütün verilerinizi alabilir ve silebilirsiniz. [Verileriniz](/your-data) sayfasını ya da hesabınız varsa [ayarları](/settings) açın.',
          ],
        },
      ],
    },
    '/terms': {
      title: 'Kullanım koşulları',
      description: 'Bu siteden ne bekleyebileceğiniz ve sitenin sizden ne beklediği.',
      lead: 'Bu siteyi kullanmanın basit kuralları.',
      sections: [
        {
          heading: 'Bu site nedir',
          blocks: [
            'Bir yazma aracıdır. Hukuk bürosu değildir; kullanmak kimseyi avukatınız yapmaz. Mahkemenin ya da devletin parçası değildir.',
            '{inCourtState} en çok {largestClaim} tutarındaki talepler içindir.',
          ],
        },
        {
          heading: 'Siz neye söz verirsiniz',
          blocks: [
            {
              list: [
                'Yazdıklarınız bildiğiniz kadarıyla doğrudur.',
                'Yalnız size borçlu olunduğuna inandığınız parayı istersiniz.',
                'Kimseyi tehdit etmez, aşağılamaz ve mesaja boğmazsınız.',
                'Kendi adınızla imzalarsınız ya da firma adına imzalama yetkiniz vardır.',
              ],
            },
          ],
        },
        {
          heading: 'Biz ne yapabiliriz',
          blocks: [
            'Tehdit ya da özel numara içeren mektupları durdururuz. Dolandırıcılığa benzeyen ya da bildirilen e-postalı mektuplar bekletilebilir. Bu olduğunda size söylenir.',
          ],
        },
        {
          heading: 'Neye söz vermeyiz',
          blocks: [
            'Kazanacağınıza ya da para alacağınıza söz vermeyiz. Yasalar değişir ve yanılabiliriz. Gösterdiğimiz her kural kaynağını söyler. Sizin için önemli olanı kontrol edin ya da bir avukata sorun.',
          ],
        },
        {
          heading: 'Ne sizindir',
          blocks: [
            'Sözleriniz, mektuplarınız ve belgeleriniz sizindir. Onları bu site olmadan da istediğiniz gibi kullanın.',
          ],
        },
        {
          heading: 'Kiminle muhatapsınız',
          blocks: [
            { when: 'operator', text: 'Bu siteyi [[operatorName]] işletir. [İletişim](/contact) sayfasına bakın.' },
            {
              when: 'no-operator',
              text: 'Bu siteyi işleten olarak henüz kimsenin adı verilmedi. O zamana kadar siteyi yalnız denemek için kullanın.',
            },
          ],
        },
      ],
    },
    '/accessibility': accessibility,
    '/contact': {
      title: 'İletişim',
      description: 'Bu siteyi kim işletir ve ona nasıl ulaşırsınız.',
      lead: 'Bu siteyi kim işletir ve ona nasıl ulaşırsınız.',
      sections: [
        {
          heading: 'Bu siteyi kim işletir',
          blocks: [
            { show: 'operator' },
            {
              when: 'no-operator',
              text: 'Bu sitede ad, adres ve e-posta henüz girilmedi. Girilene kadar burada gerçek ödeme alınamaz.',
            },
          ],
        },
        {
          heading: 'Yazmadan önce',
          blocks: [
            {
              list: [
                'Sık sorulan sorular için [Yardım](/help) sayfasına bakın.',
                'Sizin hakkınızda sakladıklarımızı almak ya da silmek için [Verileriniz](/your-data) sayfasını açın.',
                'Size gelen bir mektubu bildirmek için e-postanın sonundaki bağlantıyı kullanın.',
                'Ödemeyle ilgili bir sorunda makbuzunuzdaki sipariş numarasını yazın.',
              ],
            },
            'Hukuki danışmanlık veremeyiz. {inCourtState} ücretsiz hukuki yardım: {freeHelp}.',
          ],
        },
      ],
    },
  },
};
