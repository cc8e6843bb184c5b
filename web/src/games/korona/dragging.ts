import type { Attachment } from 'svelte/attachments';
import { ghostOf } from './flying';
import type { Picking } from './picking.svelte';

const SLACK = 8; // a finger is not still

/** Something that can be dragged to one of its places. A short press remains a click. */
export function draggable(picking: Picking, source: string, card: string | null): Attachment<HTMLElement> {
  return (node) => {
    let stop = (): void => undefined;

    function press(start: PointerEvent): void {
      if (start.button !== 0 || picking.busy || !picking.sources.has(source)) return;
      let ghost: HTMLElement | undefined;

      const move = (event: PointerEvent): void => {
        if (event.pointerId !== start.pointerId) return;
        if (!ghost) {
          if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return;
          if (picking.picked !== source) picking.take(source);
          ghost = ghostOf(card);
          document.body.append(ghost);
        }
        const { width, height } = ghost.getBoundingClientRect();
        ghost.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height * 0.7}px) rotate(-4deg)`;
        picking.hovered = placeAt(picking, event);
      };

      const release = (event: PointerEvent): void => {
        if (event.pointerId !== start.pointerId) return;
        stop();
        if (!ghost) return;
        const place = event.type === 'pointerup' ? placeAt(picking, event) : null;
        if (place) picking.choose(picking.places.get(place));
        else picking.drop();
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
        picking.hovered = null;
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

function placeAt(picking: Picking, { clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (place && picking.places.has(place)) return place;
  }
  return null;
}
