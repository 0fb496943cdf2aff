import type { LocalWords } from '../../pack/local-words.ts';
import { freeHelpLine } from './free-help.ts';

/**
 * How New Jersey and its courts are spoken of in Turkish. Each sentence can be alone, so each names a court with its
 * English name.
 */
export const words: LocalWords = {
  courtState: 'New Jersey',
  inCourtState: 'New Jersey’de',
  findings: {
    'fit.over_small_claims_limit':
      'Küçük Talepler Bölümü (Small Claims) en çok {limit} tutarındaki taleplere bakar. Özel Hukuk Bölümü (Special Civil Part) en çok {nextLimit} tutarındaki taleplere bakar. Küçük Talepler Bölümü’nü kullanmak için bu talebin {givenUp} tutarındaki kısmından vazgeçilebilir. Vazgeçilen kısım sonradan istenemez.',
    'fit.over_special_civil_limit':
      'Özel Hukuk Bölümü (Special Civil Part) en çok {limit}, Küçük Talepler Bölümü (Small Claims) en çok {smallClaimsLimit} tutarındaki taleplere bakar. Sınırın üstündeki kısımdan vazgeçilebilir: Özel Hukuk Bölümü için {givenUp}, Küçük Talepler Bölümü için {smallClaimsGivenUp}. Vazgeçilen kısım sonradan istenemez. Daha büyük taleplere Hukuk Dairesi (Law Division) bakar. Bu site onun için mahkeme belgesi hazırlamaz.',
    'fit.gives_up_for_small_claims':
      'Talebe Küçük Talepler Bölümü (Small Claims) bakabilsin diye {givenUp} tutarından vazgeçmeyi seçtiniz. Talepte istenen tutar: {demand}. Vazgeçilen kısım sonradan istenemez.',
    'fit.gives_up_for_special_civil':
      'Talebe Özel Hukuk Bölümü (Special Civil Part) bakabilsin diye {givenUp} tutarından vazgeçmeyi seçtiniz. Talepte istenen tutar: {demand}. Vazgeçilen kısım sonradan istenemez.',
    'fit.professional_malpractice':
      'Bu, bir doktorun, avukatın veya lisanslı başka bir meslek sahibinin hatalı işiyle ilgilidir. Küçük Talepler Bölümü (Small Claims) ve Özel Hukuk Bölümü (Special Civil Part) böyle taleplere bakmaz. Bunlar Hukuk Dairesi’ne (Law Division) gider. Orada, karşı taraf yanıt verdikten sonra {days} gün içinde başka bir meslek sahibinin yazısı gerekir. Bu site bunlar için mahkeme belgesi hazırlamaz.',
    'fit.family_matter': `Çocuk nafakası, eş nafakası ve velayet konuları mahkemenin Aile Bölümü’ne (Family Part) gider. Bu site bunlar için mahkeme belgesi hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
    'fit.estate_matter': `Vasiyet veya mirasla ilgili talepler veraset dairesine (Surrogate) veya Veraset Bölümü’ne (Probate Part) gider. Bu site bunlar için mahkeme belgesi hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
    'fit.tax_matter':
      'Vergilerle ilgili talepler Vergi Mahkemesi’ne (Tax Court) gider. Bu site bunlar için mahkeme belgesi hazırlamaz.',
    'fit.all_defendants_out_of_state':
      'Karşı tarafta New Jersey’de adresi olan kimse yok. Buradaki bir mahkeme böyle bir davaya yalnızca davanın New Jersey ile bağı varsa bakabilir. Mahkeme belgeleri eyalet dışına olağan yolla postalamaz.',
  },
  papers: {
    'papers.law_division':
      'Bu talep, Küçük Talepler Bölümü’nün (Small Claims) ve Özel Hukuk Bölümü’nün (Special Civil Part) baktığı taleplerden daha büyük. Bu site Hukuk Dairesi (Law Division) için mahkeme belgesi hazırlamaz.',
  },
  court: {
    'court.name.small_claims': 'Küçük Talepler Bölümü (Small Claims)',
    'court.name.special_civil': 'Özel Hukuk Bölümü (Special Civil Part)',
    'court.name.law_division': 'Hukuk Dairesi (Law Division)',
    'court.hears.small_claims':
      'New Jersey’de {upper} ve altındaki taleplere Küçük Talepler Bölümü (Small Claims) bakabilir.',
    'court.hears.special_civil':
      '{lower} üstünde olan, {upper} sınırını aşmayan talepler Özel Hukuk Bölümü’ne (Special Civil Part) gider.',
    'court.hears.law_division':
      '{lower} üstündeki talepler Üst Mahkeme’nin Hukuk Dairesi’ne (Law Division of the Superior Court) gider.',
    'court.way.over_special_civil_limit':
      'Burada bir kısmından vazgeçilebilir. Ya da bir avukat talebin tamamı için Hukuk Dairesi’nde (Law Division) dava açabilir.',
    'court.way.professional_malpractice': 'Bir avukat davayı Hukuk Dairesi’nde (Law Division) açabilir.',
    'court.way.family_matter': 'Nasıl başlanacağını ilçenizdeki (county) Aile Bölümü (Family Part) söyleyebilir.',
    'court.way.estate_matter': 'Nasıl başlanacağını ilçenin (county) veraset dairesi (Surrogate) söyleyebilir.',
    'court.way.tax_matter': 'Nasıl başlanacağını Vergi Mahkemesi (Tax Court) söyleyebilir.',
    'court.rule.redaction': 'R. 1:38-7',
    'court.rule.certification': 'R. 1:4-4(b)',
    'court.intent': 'Ödemezseniz New Jersey Üst Mahkemesi’nde (Superior Court of New Jersey) dava açma niyetindeyim.',
    'court.online_filing':
      'New Jersey’nin internetten dava açma sistemi delil kabul etmez. Delil paketini mahkemeye internetten vermezsiniz: yazdırıp mahkemeye getirirsiniz.',
    'court.declaration': 'Verdiğim bilgilerin gerçek ve doğru olduğunu New Jersey hukukuna göre beyan ederim.',
  },
};
