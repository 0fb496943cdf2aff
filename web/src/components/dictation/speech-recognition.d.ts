/** The parts of the Web Speech interface we use; TypeScript's library has no constructor for it. */
type SpeechAlternative = { readonly transcript: string };
type SpeechResultEvent = Event & {
  readonly results: ArrayLike<ArrayLike<SpeechAlternative>>;
};
type SpeechErrorEvent = Event & { readonly error: string };
type SpeechRecognizer = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  start: () => void;
  stop: () => void;
  abort: () => void;
  onresult: ((event: SpeechResultEvent) => void) | null;
  onerror: ((event: SpeechErrorEvent) => void) | null;
  onend: (() => void) | null;
};
interface Window {
  readonly SpeechRecognition?: new () => SpeechRecognizer;
  readonly webkitSpeechRecognition?: new () => SpeechRecognizer;
}
