import { ask } from '../../lib/api';

/** Whether this browser can be told anything while no page of ours is open. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Whether it is told already. */
export async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask the browser's leave, and tell the server where to send. False: the reader said no. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  await ask('POST', '/api/me/pushes', { endpoint: made.endpoint, p256dh, auth });
  return true;
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await ask('DELETE', '/api/me/pushes', { endpoint: made.endpoint });
  await made.unsubscribe();
}

/** A key as the server writes it, in base64 for addresses. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
