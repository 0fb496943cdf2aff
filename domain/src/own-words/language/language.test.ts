import { describe, expect, it } from 'vitest';
import { languageOf } from '../index.ts';
import { ONE_LINE_SAMPLES } from '../testing/one-line-samples.ts';

const linesOf = (language: keyof typeof ONE_LINE_SAMPLES): readonly string[] => ONE_LINE_SAMPLES[language].split('\n');
const LANGUAGES = ['en', 'es', 'tr'] as const;

/** Of sixty lines in each language so many may be unsure, under the prior least in their favor. */
const MOST_UNSURE = 12;

describe('the language of one line', () => {
  it('has sixty samples in each language of the interface', () => {
    expect(LANGUAGES.map((language) => linesOf(language).length)).toEqual([60, 60, 60]);
  });

  for (const language of LANGUAGES) {
    for (const prior of LANGUAGES) {
      it(`is never surely wrong for ${language} where the interface is in ${prior}`, () => {
        const wrong = linesOf(language).filter((line) => {
          const guess = languageOf(line, prior);
          return guess.sure && guess.language !== language;
        });
        expect(wrong).toEqual([]);
      });

      it(`is mostly sure for ${language} where the interface is in ${prior}`, () => {
        const unsure = linesOf(language).filter((line) => !languageOf(line, prior).sure);
        expect(unsure.slice(MOST_UNSURE)).toEqual([]);
      });
    }
  }

  it.each([
    ['Он не вернул мне залог.', 'ru'],
    ['Він не повернув мені заставу і їде.', 'uk'],
    ['我付了押金但是房东没有还给我。', 'zh'],
    ['保証金を返してくれませんでした。', 'ja'],
    ['보증금을 돌려주지 않았습니다.', 'ko'],
    ['لم يرجع لي صاحب البيت التأمين', 'ar'],
    ['בעל הבית לא החזיר לי את הפיקדון', 'he'],
    ['उसने मेरा पैसा वापस नहीं किया', 'hi'],
    ['Ο ιδιοκτήτης δεν επέστρεψε τα χρήματα', 'el'],
    ['O senhorio não devolveu o meu depósito.', 'pt'],
    ["Le propriétaire n'a pas rendu ma caution.", 'fr'],
    ['Mwen te travay twa semèn e li pa peye mwen.', 'ht'],
  ])('%s is told', (line, language) => {
    expect(languageOf(line, 'en')).toEqual({ language, sure: true });
  });

  it('says nothing of names, sums and addresses, and is not sure of many names', () => {
    expect(languageOf('$1,200.00', 'tr')).toEqual({ language: 'tr', sure: true });
    expect(languageOf('Maria Gonzalez', 'en')).toEqual({ language: 'en', sure: true });
    expect(languageOf('342 Union Avenue, 07011', 'es')).toEqual({ language: 'es', sure: true });
    expect(languageOf('Juan Carlos de la Rosa Peralta', 'en').sure).toBe(false);
  });
});
