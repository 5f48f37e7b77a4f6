import { reportProblem, Skeleton } from '@shortlist/web-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';

const size = 184;

const Frame = styled.div`
  width: ${size}px;
  height: ${size}px;
  border-radius: var(--radius-control);
  overflow: hidden;
`;

interface QrProps {
  readonly value: string;
  readonly size: number;
  readonly marginSize: number;
  readonly title: string;
}

/** The address as a QR code; nothing where the part that draws it could not be loaded, as the key stands beside it. */
export function QrCode({ value }: { readonly value: string }) {
  const [Qr, setQr] = useState<ComponentType<QrProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    import('qrcode.react').then(
      ({ QRCodeSVG }) => isHere && setQr(() => QRCodeSVG),
      (error: unknown) => {
        reportProblem('The QR code could not be loaded.', error);
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (failed) return null;
  return (
    <Frame>
      {Qr ? (
        <Qr value={value} size={size} marginSize={4} title="QR code for your authenticator app" />
      ) : (
        <Skeleton height={`${size}px`} />
      )}
    </Frame>
  );
}
