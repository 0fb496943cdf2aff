import { useEffect, useRef, useState } from 'react';

/** What can go wrong, in the words of the Web Speech standard; anything new counts as "other". */
export type DictationError = 'not-allowed' | 'no-speech' | 'audio-capture' | 'network' | 'language' | 'other';

const ERRORS: Readonly<Record<string, DictationError>> = {
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
  'no-speech': 'no-speech',
  'audio-capture': 'audio-capture',
  network: 'network',
  'language-not-supported': 'language',
};

export const recognizerClass = (): (new () => SpeechRecognizer) | undefined =>
  typeof window === 'undefined' ? undefined : (window.SpeechRecognition ?? window.webkitSpeechRecognition);

/** Listens once, in American English as the letter is written in, and hands over the text. `onText` may change from render to render. */
export function useDictation(onText: (text: string) => void) {
  const [isListening, setListening] = useState(false);
  const [error, setError] = useState<DictationError>();
  const recognizer = useRef<SpeechRecognizer>(undefined);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  }, [onText]);
  useEffect(() => () => recognizer.current?.abort(), []);

  const start = () => {
    const Recognizer = recognizerClass();
    if (!Recognizer || isListening) return;
    const active = new Recognizer();
    recognizer.current = active;
    active.lang = 'en-US';
    active.continuous = false;
    active.interimResults = false;
    active.maxAlternatives = 1;
    active.onresult = (event) => {
      const text = event.results[0]?.[0]?.transcript.trim() ?? '';
      if (text !== '') latest.current(text);
    };
    active.onerror = (event) => {
      // The person pressed stop: that is no error.
      if (event.error !== 'aborted') setError(ERRORS[event.error] ?? 'other');
    };
    active.onend = () => setListening(false);
    setError(undefined);
    setListening(true);
    try {
      active.start();
    } catch {
      // Some browsers refuse by throwing, as while another page listens.
      setError('other');
      setListening(false);
    }
  };
  const stop = () => recognizer.current?.stop();
  return { isListening, error, start, stop };
}
