import type { Attachment } from 'svelte/attachments';
import { ghostOf } from './animation';
import type { Selection } from './selection.svelte';

const SLACK = 8; // a finger is not still

/** Something that can be dragged to one of its places. A short press remains a click. */
export function draggable(
  selection: Selection,
  source: string,
  card: string | null,
): Attachment<HTMLElement> {
  return (node) => {
    let stop = (): void => undefined;

    function press(start: PointerEvent): void {
      if (start.button !== 0 || selection.busy || !selection.sources.has(source)) return;
      let ghost: HTMLElement | undefined;

      const move = (event: PointerEvent): void => {
        if (event.pointerId !== start.pointerId) return;
        if (!ghost) {
          if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK)
            return;
          if (selection.picked !== source) selection.take(source);
          ghost = ghostOf(card);
          document.body.append(ghost);
        }
        const { width, height } = ghost.getBoundingClientRect();
        ghost.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height * 0.7}px) rotate(-4deg)`;
        selection.hovered = placeAt(selection, event);
      };

      const release = (event: PointerEvent): void => {
        if (event.pointerId !== start.pointerId) return;
        stop();
        if (!ghost) return;
        const place = event.type === 'pointerup' ? placeAt(selection, event) : null;
        if (place) selection.choose(selection.places.get(place));
        else selection.drop();
        // The click that ends a drag is none.
        const ignore = (click: Event): void => click.stopPropagation();
        node.addEventListener('click', ignore, { capture: true, once: true });
        setTimeout(() => node.removeEventListener('click', ignore, { capture: true }));
      };

      stop = () => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', release);
        removeEventListener('pointercancel', release);
        ghost?.remove();
        selection.hovered = null;
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', release);
      addEventListener('pointercancel', release);
    }

    const stay = (event: Event): void => event.preventDefault(); // the browser's own way of dragging
    node.addEventListener('pointerdown', press);
    node.addEventListener('dragstart', stay);
    return () => {
      stop();
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('dragstart', stay);
    };
  };
}

function placeAt(selection: Selection, { clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (place && selection.places.has(place)) return place;
  }
  return null;
}
