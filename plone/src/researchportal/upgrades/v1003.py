from typing import Any


PROFILE = "profile-researchportal:default"


def renew_types(setup_tool: Any) -> None:
    """Pictures with a focal point."""
    setup_tool.runImportStepFromProfile(PROFILE, "typeinfo", run_dependencies=False)
