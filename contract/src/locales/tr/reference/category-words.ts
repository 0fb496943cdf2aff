import type { CategoryWords } from '../../../catalogue/words.ts';

export const categoryWords: CategoryWords = {
  'tenant-landlord': {
    label: 'Ev sahibi veya kiracı sorunu',
    blurb: 'Depozito, tamirat, eve sokulmama, ödenmemiş kira veya kiralık evde hasar.',
  },
  debt: {
    label: 'Birinin bana borcu var',
    blurb: 'Verilen borç, ödenmemiş fatura, ödenmemiş iş veya karşılıksız çek.',
  },
  'broken-contract': {
    label: 'Uyulmayan anlaşma veya hizmet',
    blurb: 'Anlaşıldığı gibi yapılmayan bir hizmet, etkinlik, nakliye, spor salonu veya anlaşma.',
  },
  construction: {
    label: 'Evde kötü veya yarım kalan iş',
    blurb: 'Müteahhit, çatı ustası, boyacı, tesisatçı veya tamirciyle ilgili bir sorun.',
  },
  auto: {
    label: 'Araba tamiri veya ikinci el araba',
    blurb: 'Tamirhanede, araç çekmede veya ikinci el araba satışında bir sorun oldu.',
  },
  'damaged-property': {
    label: 'Arabama, evime veya eşyama zarar',
    blurb: 'Bir kaza, komşu, su, evcil hayvan veya dükkân zarar verdi.',
  },
  product: {
    label: 'Kötü ürün veya alışveriş',
    blurb: 'Bozuldu, hiç gelmedi veya söz verilen gibi çıkmadı.',
  },
  'stolen-property': {
    label: 'Biri eşyamı aldı veya vermiyor',
    blurb: 'Eşya veya para alındı, geri verilmedi ya da satıldı.',
  },
  'verbal-promise': {
    label: 'Tutulmayan sözlü vaat',
    blurb: 'Konuşarak, mesajla veya el sıkışarak yapılan bir anlaşmaya uyulmadı.',
  },
  injury: {
    label: 'Yaralandım',
    blurb: 'Köpek ısırması, düşme veya başka küçük bir yaralanma.',
  },
  chargeback: {
    label: 'Karttan çekilen para veya iade sorunu',
    blurb: 'Karttan yanlış çekilen para, yapılmayan iade veya bir müşterinin ödemeyi geri çekmesi (chargeback).',
  },
  other: {
    label: 'Başka bir şey',
    blurb: 'Sorununuz öteki seçeneklere uymuyor.',
  },
};
