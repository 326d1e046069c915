"""Uploads in parts make one content each, of as many bytes as were announced."""

from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from plone.restapi.services.content.tus import add
from plone.restapi.services.content.tus import TUSUpload
from ZODB.POSException import ConflictError

import os
import pytest
import time
import transaction


VERSION = {"Tus-Resumable": "1.0.0"}


@pytest.fixture
def upload(site, client, tmp_path, monkeypatch):
    monkeypatch.setenv("TUS_TMP_FILE_DIR", str(tmp_path))
    editor = client("manager")

    class Upload:
        def __init__(self, length, name="a.txt", place="/de"):
            values = {"filename": name, "@type": "File", "content-type": "text/plain"}
            metadata = ",".join(
                f"{key} {b64encode(value.encode()).decode()}"
                for key, value in values.items()
            )
            answer = editor.post(
                f"{place}/@tus-upload",
                headers={
                    **VERSION,
                    "Upload-Length": str(length),
                    "Upload-Metadata": metadata,
                },
            )
            assert answer.status_code == 201, answer.text
            self.address = answer.headers["Location"]

        def send(self, data, offset=0):
            return editor.patch(
                self.address,
                data=data,
                headers={
                    **VERSION,
                    "Content-Type": "application/offset+octet-stream",
                    "Upload-Offset": str(offset),
                },
            )

        def arrived(self):
            answer = editor.head(self.address, headers=VERSION)
            return int(answer.headers["Upload-Offset"])

    return Upload


@pytest.fixture
def files(site):
    def names():
        transaction.begin()
        folder = site["de"].objectValues()
        return sorted(each.getId() for each in folder if each.portal_type == "File")

    return names


def test_parts_one_after_the_other(upload, files, site, tmp_path):
    new = upload(10)
    first = new.send(b"01234")
    assert (first.status_code, first.headers["Upload-Offset"]) == (204, "5")
    last = new.send(b"56789", 5)
    assert (last.status_code, last.headers["Upload-Offset"]) == (204, "10")
    assert last.headers["Location"] == f"{site.absolute_url()}/de/a.txt"
    assert files() == ["a.txt"]
    assert site["de"]["a.txt"].file.data == b"0123456789"
    assert os.listdir(tmp_path) == []


def test_eight_parts_at_once_make_one_content(upload, files, monkeypatch):
    write = TUSUpload.write

    def slowly(self, *arguments):
        time.sleep(0.3)
        write(self, *arguments)

    monkeypatch.setattr(TUSUpload, "write", slowly)
    new = upload(10)
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(new.send, [b"0123456789"] * 8))
    assert sorted(each.status_code == 204 for each in answers) == [False] * 7 + [True]
    assert {each.status_code for each in answers} <= {204, 404, 409}
    assert files() == ["a.txt"]


def test_a_part_goes_on_where_the_last_one_ended(upload, files):
    new = upload(10)
    assert new.send(b"01234").status_code == 204
    for offset in (0, 4, 6, -1):
        answer = new.send(b"56789", offset)
        assert answer.status_code == 409
        assert answer.json()["error"] == {
            "type": "Conflict",
            "message": "The upload goes on at 5.",
        }
    assert new.arrived() == 5
    assert files() == []


@pytest.mark.parametrize("length", [1, 10, -1])
def test_no_more_bytes_than_were_announced(upload, files, length):
    new = upload(length)
    answer = new.send(b"0123456789x")
    assert answer.status_code == 413
    assert answer.json()["error"]["type"] == "RequestEntityTooLarge"
    assert new.arrived() == 0
    assert files() == []


def test_the_last_part_is_longer_than_what_is_left(upload, files):
    new = upload(10)
    assert new.send(b"01234").status_code == 204
    assert new.send(b"567890", 5).status_code == 413
    assert new.send(b"56789", 5).status_code == 204
    assert files() == ["a.txt"]


def test_a_part_whose_content_fails_may_be_sent_again(upload, files, monkeypatch):
    new = upload(10)
    assert new.send(b"01234").status_code == 204

    def fail(*arguments):
        raise ValueError("full")

    with monkeypatch.context() as broken:
        broken.setattr("plone.restapi.services.content.tus.create", fail)
        assert new.send(b"56789", 5).status_code == 500
    assert (new.arrived(), files()) == (5, [])
    assert new.send(b"56789", 5).status_code == 204
    assert files() == ["a.txt"]


def test_the_last_part_is_taken_although_another_write_came_first(
    upload, files, monkeypatch
):
    new = upload(10)
    assert new.send(b"01234").status_code == 204
    calls = []

    def add_late(container, obj):
        calls.append(obj)
        if len(calls) == 1:
            raise ConflictError
        return add(container, obj)

    with monkeypatch.context() as late:
        late.setattr("plone.restapi.services.content.tus.add", add_late)
        assert new.send(b"56789", 5).status_code == 204
    assert len(calls) == 2
    assert files() == ["a.txt"]


class MetAnother:
    """Lets the transaction that it takes part in fail once all of it is written."""

    transaction_manager = transaction.manager

    def sortKey(self):
        return "~"

    def tpc_vote(self, transaction):
        raise ConflictError

    def abort(self, transaction):
        pass

    tpc_begin = commit = tpc_finish = tpc_abort = abort


@pytest.mark.parametrize(
    ("meetings", "status", "made"), [(1, 204, ["a.txt"]), (9, 500, [])]
)
def test_the_last_part_is_taken_although_another_write_is_stored_first(
    upload, files, monkeypatch, meetings, status, made
):
    new = upload(10)
    assert new.send(b"01234").status_code == 204
    calls = []

    def add_late(container, obj):
        calls.append(obj)
        if len(calls) <= meetings:
            transaction.get().join(MetAnother())
        return add(container, obj)

    with monkeypatch.context() as late:
        late.setattr("plone.restapi.services.content.tus.add", add_late)
        assert new.send(b"56789", 5).status_code == status
    assert files() == made
    if not made:
        assert new.arrived() == 5
        assert new.send(b"56789", 5).status_code == 204
        assert files() == ["a.txt"]


def test_a_finished_upload_is_gone(upload, files):
    new = upload(4)
    assert new.send(b"0123").status_code == 204
    assert new.send(b"", 4).status_code == 404
    assert files() == ["a.txt"]


def test_a_file_is_not_called_like_a_screen(upload, files):
    new = upload(1, name="sitemap")
    assert new.send(b"x").status_code == 204
    assert files() == ["sitemap-1"]
