import { useEffect, useRef, useState } from 'react';
import { drawSaved, fitToScreen, penFor, savedFrom } from './signature-drawing.ts';

type SignatureCanvas = {
  readonly value: string | null;
  /** False while the name is typed: then the canvas only shows. */
  readonly isDrawing: boolean;
  /** The saved picture was made in another way: the first stroke begins on an empty box, so that nothing is half and half. */
  readonly startsAnew: boolean;
  readonly onDrawn: (value: string) => void;
};

/** A canvas that shows the saved signature and, once the drawing code has loaded, lets people draw. */
export function useSignatureCanvas({ value, isDrawing, startsAnew, onDrawn }: SignatureCanvas) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isReady, setReady] = useState(false);
  const [shownWidth, setShownWidth] = useState(0);
  const latest = useRef({ value, startsAnew, onDrawn });
  /** The picture the canvas itself made: it is there already and need not be drawn again. */
  const own = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { value, startsAnew, onDrawn };
  }, [value, startsAnew, onDrawn]);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const resized = new ResizeObserver(() => setShownWidth(Math.round(element.getBoundingClientRect().width)));
    resized.observe(element);
    return () => resized.disconnect();
  }, []);

  useEffect(() => {
    const element = canvas.current;
    if (!element || shownWidth === 0) return undefined;
    let isOver = false;
    let turnOff = () => {};
    const scale = fitToScreen(element);
    own.current = null;
    const redraw = async () => {
      const saved = latest.current.value;
      if (saved !== null) await drawSaved(element, saved, scale);
    };
    const letDraw = async () => {
      const { default: Pad } = await import('signature_pad');
      if (isOver) return;
      const pad = new Pad(element, penFor(scale));
      turnOff = () => pad.off();
      // The constructor clears the canvas.
      fitToScreen(element);
      pad.addEventListener('beginStroke', () => {
        if (latest.current.startsAnew) fitToScreen(element);
      });
      pad.addEventListener('endStroke', () => {
        own.current = savedFrom(element);
        latest.current.onDrawn(own.current);
      });
      setReady(true);
      await redraw();
    };
    // A picture that cannot be read leaves an empty box: the person signs again.
    (isDrawing ? letDraw() : redraw()).catch(() => {});
    return () => {
      isOver = true;
      turnOff();
    };
  }, [shownWidth, isDrawing]);

  useEffect(() => {
    const element = canvas.current;
    if (!element || shownWidth === 0 || value === own.current) return;
    own.current = null;
    const scale = fitToScreen(element);
    if (value !== null) drawSaved(element, value, scale).catch(() => {});
  }, [value, shownWidth]);

  return { canvas, isReady };
}
