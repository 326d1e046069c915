"""Uploads in parts: one part at a time, and no more bytes than were announced."""

from contextlib import suppress
from plone.restapi.services.content.tus import TUSUpload
from plone.restapi.services.content.tus import UploadPatch
from typing import Any
from typing import BinaryIO

import fcntl
import os
import transaction


class PartRefused(Exception):
    def __init__(self, status: int, type_: str, message: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.type = type_


def _size_of(part: BinaryIO) -> int:
    start = part.tell()
    size = part.seek(0, os.SEEK_END) - start
    part.seek(start)
    return size


class HeldUpload(TUSUpload):
    """An upload that one request alone goes on with, until its transaction ends.

    The content is made with the last part. Where the transaction fails, also to be
    tried again, the part has not been taken.
    """

    def write(self, infile: BinaryIO, offset: int = 0) -> None:
        self._hold()
        if offset != self._before:
            message = f"The upload goes on at {self._before}."
            raise PartRefused(409, "Conflict", message)
        if _size_of(infile) > self.length() - self._before:
            message = "The part is longer than what is left of the upload."
            raise PartRefused(413, "RequestEntityTooLarge", message)
        super().write(infile, offset)

    def open(self) -> BinaryIO:
        """The file for the content.

        Storing it takes it away, for good also where the transaction fails: the
        upload keeps a name of its own for the same bytes.
        """
        if self._file is None or self._file.closed:
            self._remove_taken()
            os.link(self.filepath, self._taken)
            self._file = open(self._taken, "rb")  # noqa: SIM115
        return self._file

    @property
    def _taken(self) -> str:
        return f"{self.filepath}.taken"

    def _remove_taken(self) -> None:
        with suppress(FileNotFoundError):
            os.unlink(self._taken)

    def cleanup(self) -> None:
        """Waits until the content is stored."""
        self._is_done = True

    def _hold(self) -> None:
        try:
            held = os.open(self.metadata_path, os.O_RDONLY)
        except FileNotFoundError:
            raise PartRefused(404, "Not Found") from None
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(held)
            message = "Another part of the upload is being taken."
            raise PartRefused(409, "Conflict", message) from None
        self._held: int | None = held
        self._before = self.offset()
        self._is_done = False
        current = transaction.get()
        current.addAfterCommitHook(self._release)
        current.addAfterAbortHook(self._release, args=(False,))
        # Who held it before may have finished it.
        if not os.path.exists(self.metadata_path):
            raise PartRefused(404, "Not Found")

    def _release(self, is_stored: bool) -> None:
        if self._held is None:
            return
        if is_stored and self._is_done:
            super().cleanup()
        elif not is_stored and os.path.exists(self.filepath):
            os.truncate(self.filepath, self._before)
        self._remove_taken()
        os.close(self._held)
        self._held = None


class HeldUploadPatch(UploadPatch):
    """Takes a part where the ones before it end."""

    def tus_upload(self) -> HeldUpload | None:
        known = super().tus_upload()
        return None if known is None else HeldUpload(known.uid)

    def reply(self) -> Any:
        try:
            return super().reply()
        except PartRefused as refused:
            self.request.response.setHeader("Tus-Resumable", "1.0.0")
            return self.error(refused.type, str(refused), refused.status)
