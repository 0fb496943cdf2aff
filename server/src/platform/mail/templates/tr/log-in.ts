import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Passage, type Site } from '../words.ts';

/** The token comes after the #, which no server gets to see. */
export const logInCode = ({ code, token }: MailParams['log-in-code'], site: Site): MailWords => ({
  subject: `${site.name} giriş kodunuz`,
  passages: [
    paragraph(`Biri bu adresle ${site.name} sitesine girmek istiyor. Siz istediyseniz bu kodu soran sayfaya yazın:`),
    codeLine(code),
    paragraph('Ya da bu cihazda veya başka bir cihazda şu bağlantıyı açın:'),
    link('Giriş yap', `${site.url}/login#${token}`),
    paragraph('İkisi de 10 dakika ve bir kez çalışır. Kimseye vermeyin: onlara sahip olan sizin adınıza girebilir.'),
    paragraph('Siz istemediniz mi? O zaman bir şey yapmayın. Kod olmadan kimse giremez.'),
  ],
});

const wasItYou = (site: Site): readonly Passage[] => [
  paragraph('Siz mi yaptınız? O zaman her şey yolunda.'),
  paragraph('Siz yapmadınız mı? O zaman şimdi yeni bir şifre belirleyin ve ayarlarda hesabınızda ne olduğuna bakın.'),
  link('Yeni şifre belirle', `${site.url}/forgot-password`),
];

export const secondStepOn = (_params: MailParams['second-step-on'], site: Site): MailWords => ({
  subject: `${site.name} hesabınızı ikinci bir adım koruyor`,
  passages: [
    paragraph(`Bundan sonra ${site.name} sitesine girerken doğrulama uygulamanızdaki kodu isteriz.`),
    paragraph('Kurtarma kodlarınızı güvenli bir yerde saklayın. Telefonunuzu kaybederseniz biri gerekir.'),
    ...wasItYou(site),
  ],
});

export const secondStepOff = (_params: MailParams['second-step-off'], site: Site): MailWords => ({
  subject: `${site.name} sitesinde ikinci adım kapatıldı`,
  passages: [
    paragraph(`${site.name} sitesine girerken artık doğrulama uygulamanızdaki kodu istemiyoruz.`),
    ...wasItYou(site),
  ],
});

export const recoveryCodeUsed = (_params: MailParams['recovery-code-used'], site: Site): MailWords => ({
  subject: `${site.name} sitesinde bir kurtarma kodu kullanıldı`,
  passages: [
    paragraph(`Biri ${site.name} hesabınıza kurtarma kodlarınızdan biriyle girdi. O kod artık çalışmaz.`),
    ...wasItYou(site),
  ],
});

export const passkeyAdded = (_params: MailParams['passkey-added'], site: Site): MailWords => ({
  subject: `${site.name} hesabınıza bir geçiş anahtarı eklendi`,
  passages: [
    paragraph(
      `${site.name} hesabınıza bir geçiş anahtarı eklendi. O cihaza sahip olan ve kilidini açabilen sizin adınıza girebilir.`,
    ),
    ...wasItYou(site),
  ],
});
