import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterMakingMessages as english } from '../en/letter-making.ts';

export const letterMakingMessages = {
  'letter.own_words_language':
    'Kendi sözleriniz İngilizce olmayabilir. Karşı taraf onları okuyamayabilir. Yazdığınız gibi mektupta yer alsınlar mı?',
  'letter.first_owner_unknown':
    'Bu talebi size başka biri verdi. Talebin ilk sahibi olan kişinin veya işletmenin tam adı nedir?',
  'letter.transfer_date_unknown': 'Bu talep size hangi gün verildi? Veren: {owner}.',
  'letter.guardian_unknown': 'Bu mektubu imzalayan anne, baba veya vasinin adı ve soyadı nedir?',
  'letter.option.leave_out': 'Dışarıda kalsın',
  'letter.option.keep': 'İçinde kalsın',
} as const satisfies Catalogue<keyof typeof english>;
